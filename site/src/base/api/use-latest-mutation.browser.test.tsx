import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLatestMutation } from './use-latest-mutation.ts'

function Note({ send }: { send: (note: string) => Promise<string> }) {
  const [note, setNote] = useState('before')
  const sending = useLatestMutation({ mutationFn: () => send(note) })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate()
      }}
    >
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
    </form>
  )
}

it('sends what was filled in, though nothing was painted between the last letter and Enter', async () => {
  const send = vi.fn((note: string) => Promise.resolve(note))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Note send={send} />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('Note').element() as HTMLInputElement
  // No frame comes until both have happened: only microtasks lie between them.
  field.value = 'after'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
  await Promise.resolve()
  field.form?.requestSubmit()
  await expect.poll(() => send.mock.calls).toEqual([['after']])
})
