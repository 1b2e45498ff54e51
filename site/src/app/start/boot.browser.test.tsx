import { useState, type ChangeEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'

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

it('a form that is filled in and sent before the page is alive is sent once, with all that was typed', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="text/plain" data-start="data:text/javascript,"></script><div id="root"><form><input name="from"><input name="to"><button type="button">One more</button><button type="submit">Send</button></form></div><input type="text" data-type="date">`,
  )
  const day = document.querySelector<HTMLInputElement>('[data-type]')!
  const root = document.getElementById('root')!
  const [from, to] = root.querySelectorAll('input')
  const [more, send] = root.querySelectorAll('button')
  const type = (field: HTMLInputElement | undefined, text: string) => {
    field!.value = text
    field!.dispatchEvent(new Event('input', { bubbles: true }))
  }
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
  // Other tests look at the same page.
  page.unmount()
  for (const own of [root, day, document.querySelector('script[data-start]')]) own?.remove()
})

it('what was typed goes into the field that stands in its place by then', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="text/plain" data-start="data:text/javascript,"></script><div id="root"><input id="day" type="date"></div>`,
  )
  const root = document.getElementById('root')!
  await import(/* @vite-ignore */ new URL('./boot.ts?again', import.meta.url).href)

  const drawn = root.querySelector('input')!
  drawn.value = '2026-12-04'
  drawn.dispatchEvent(new Event('input', { bubbles: true }))
  root.innerHTML = '<input id="day">'
  root.dispatchEvent(new Event('fiacre:alive'))

  await expect.poll(() => root.querySelector('input')!.value).toBe('2026-12-04')
  for (const own of [root, document.querySelector('script[data-start]')]) own?.remove()
})
