import { useState, type ChangeEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'

type Trip = { readonly from: string; readonly to: string }

const sent: (Trip & { readonly seats: number })[] = []

/** As forms usually are: what is sent is what was last drawn. */
function Form() {
  const [trip, setTrip] = useState<Trip>({ from: '', to: '' })
  const [seats, setSeats] = useState(1)
  const field = (name: keyof Trip) => ({
    name,
    value: trip[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTrip({ ...trip, [name]: target.value }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push({ ...trip, seats })
      }}
    >
      <input {...field('from')} />
      <input {...field('to')} />
      <button type="button" onClick={() => setSeats(seats + 1)}>
        One more
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

/** A page as the service draws it, which the boot script finds; it goes before the next test, which looks at the same document. */
function draw(inside: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = `<script type="text/plain" data-start="data:text/javascript,"></script><div id="root">${inside}</div>`
  document.body.append(page)
  onTestFinished(() => page.remove())
  return document.getElementById('root')!
}

const type = (field: HTMLInputElement | null | undefined, text: string) => {
  field!.value = text
  field!.dispatchEvent(new Event('input', { bubbles: true }))
}

it('a form that is filled in and sent before the page is alive is sent once, with all that was typed', async () => {
  const root = draw(
    '<form><input name="from"><input name="to"><button type="button">One more</button><button type="submit">Send</button></form>',
  )
  // Beside what is brought to life.
  const day = document.createElement('input')
  day.dataset['type'] = 'date'
  root.after(day)
  const [from, to] = root.querySelectorAll('input')
  const [more, send] = root.querySelectorAll('button')
  // It is a script of its own, and no module that anything is taken from.
  await import(/* @vite-ignore */ new URL('./boot.ts', import.meta.url).href)

  expect(day.type).toBe('text')
  type(from, 'Geneva')
  // Somebody is there, who may want the browser's own calendar.
  expect(day.type).toBe('date')
  send!.click()
  type(to, 'Cham')
  type(to, 'Chamonix')
  more!.click()
  more!.click()
  send!.click()
  const page = hydrateRoot(root, <Form />)
  root.dispatchEvent(new Event('fiacre:alive'))

  await expect.poll(() => sent).toEqual([{ from: 'Geneva', to: 'Chamonix', seats: 3 }])
  page.unmount()
})

it('what was typed goes into the field that stands in its place by then', async () => {
  const root = draw('<input id="day" type="date">')
  await import(/* @vite-ignore */ new URL('./boot.ts?again', import.meta.url).href)

  type(root.querySelector('input'), '2026-12-04')
  root.innerHTML = '<input id="day">'
  root.dispatchEvent(new Event('fiacre:alive'))

  await expect.poll(() => root.querySelector('input')!.value).toBe('2026-12-04')
})
