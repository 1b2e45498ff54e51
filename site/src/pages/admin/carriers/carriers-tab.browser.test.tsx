import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { adminClient, openAdmin } from '../testing.tsx'
import { sampleCarrier } from './sample-carrier.ts'

const record = sampleCarrier()
const { carrier } = record
const [paper] = carrier.papers
const [driver] = carrier.drivers

function client() {
  const playing = adminClient()
  playing.getAdminCarrier.mockResolvedValue(record)
  playing.decideCarrier.mockResolvedValue(sampleCarrier({ state: 'needs-more' }))
  playing.decideScreeningCase.mockResolvedValue(record)
  playing.decidePaper.mockResolvedValue(record)
  return playing
}

describe('the room of carriers', () => {
  it('shows what is due of one, and asks it for more by keyboard, with the reason and the fields', async () => {
    const playing = client()
    const { screen } = await openAdmin(playing, `/admin?tab=carriers&open=${carrier.id}`)
    await expect.element(screen.getByRole('dialog', { name: 'Alpine Rides Sàrl' })).toBeVisible()
    await expect
      .element(screen.getByText(`Proof of identity, ${driver?.firstName} ${driver?.lastName}`))
      .toBeVisible()
    await userEvent.keyboard('m')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Register number' }))
    await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), 'It is not in the register.')
    await userEvent.click(screen.getByRole('button', { name: 'Ask for more' }).last())
    await expect
      .poll(() => playing.decideCarrier.mock.lastCall?.[0].body)
      .toEqual({
        decision: 'ask',
        reason: 'It is not in the register.',
        fields: ['registerNumber'],
      })
  })

  it('clears a name once it says what was found', async () => {
    const playing = client()
    const { screen } = await openAdmin(playing, `/admin?tab=carriers&open=${carrier.id}`)
    await userEvent.fill(screen.getByRole('textbox', { name: 'What you found' }), 'Born in another year.')
    await userEvent.click(screen.getByRole('button', { name: 'Somebody else' }))
    await expect
      .poll(() => playing.decideScreeningCase.mock.lastCall?.[0].body)
      .toEqual({
        isMatch: false,
        reason: 'Born in another year.',
      })
  })

  it('reviews papers one after the other: A accepts, R and a digit refuse for a reason', async () => {
    const playing = client()
    if (!paper) throw new Error('The sample has a paper.')
    const waiting = { carrierId: carrier.id, carrierName: 'Alpine Rides Sàrl', subjectName: null }
    const papers = ['a', 'b'].map((id) => ({ ...waiting, paper: { ...paper, id } }))
    playing.listPapersToReview
      .mockResolvedValueOnce({ papers })
      .mockResolvedValue({ papers: papers.slice(1) })
    const { screen } = await openAdmin(playing, '/admin?tab=carriers&state=papers')
    await expect.element(screen.getByRole('heading', { name: 'Transport licence' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect
      .poll(() => playing.decidePaper.mock.lastCall?.[0])
      .toEqual({
        path: { paperId: 'a' },
        body: { decision: 'approve', rejection: null },
      })
    await expect.element(screen.getByText('1 paper to review')).toBeVisible()
    await userEvent.keyboard('r')
    await userEvent.keyboard('3')
    await expect
      .poll(() => playing.decidePaper.mock.lastCall?.[0])
      .toEqual({
        path: { paperId: 'b' },
        body: { decision: 'reject', rejection: 'wrong-name' },
      })
  })

  it('paints a PDF beside the facts, larger with Z, and lets what is none be saved; nothing in it runs', async () => {
    const playing = client()
    if (!paper) throw new Error('The sample has a paper.')
    const waiting = { carrierId: carrier.id, carrierName: 'Alpine Rides Sàrl', subjectName: null }
    const papers = ['whole', 'broken'].map((id) => ({ ...waiting, paper: { ...paper, id, fileId: id } }))
    playing.listPapersToReview
      .mockResolvedValueOnce({ papers })
      .mockResolvedValue({ papers: papers.slice(1) })
    const headers = { 'content-type': 'application/pdf' }
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async (asked) =>
          new Response(
            String(asked instanceof Request ? asked.url : asked).endsWith('whole') ? PDF : '%PDF-?',
            { headers },
          ),
      )
    const asking = vi.spyOn(globalThis, 'alert')
    const { screen } = await openAdmin(playing, '/admin?tab=carriers&state=papers')
    const page = screen.getByRole('img', { name: 'Page 1 of 1' })
    // What paints it is large, and is fetched only now.
    await expect.element(page, { timeout: 20_000 }).toBeVisible()
    await expect.poll(() => dotOf(page.element() as HTMLCanvasElement)).toEqual([255, 0, 0])
    const width = page.element().clientWidth
    await userEvent.keyboard('z')
    await expect.poll(() => page.element().clientWidth).toBeGreaterThan(width * 1.9)
    await userEvent.keyboard('a')
    await expect
      .element(screen.getByText('This file cannot be shown here. Save it to look at it.'))
      .toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Save the file' })).toBeVisible()
    expect(asking).not.toHaveBeenCalled()
    fetching.mockRestore()
    asking.mockRestore()
  })
})

/** What the middle of a painted page is: red, green, blue. */
function dotOf(canvas: HTMLCanvasElement): number[] {
  const { width, height } = canvas
  const dots = canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data
  return [...(dots ?? [])].slice(0, 3)
}

/** A red page that would say something when it is opened. */
const PAINTING = '1 0 0 rg 0 0 200 100 re f'
const PDF = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\("x"\\))>>>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>> endobj
4 0 obj <</Length ${PAINTING.length}>> stream
${PAINTING}
endstream endobj
trailer <</Root 1 0 R>>`
