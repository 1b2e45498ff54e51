import { describe, expect, it } from 'vitest'
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
})
