/**
 * Stroke drawings on a 24 × 24 grid, the same hand as the site's; a dot is a stroke without length. Paths, not elements:
 * preact would keep the last form that an element of ours was drawn in for as long as the page lives.
 */
const SHAPES = {
  pin: 'M12 21.5S5 15.3 5 10a7 7 0 0 1 14 0c0 5.3-7 11.5-7 11.5ZM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
  start: 'M7.4 12a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z',
  calendar:
    'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-10.5a2.5 2.5 0 0 1 2.5-2.5ZM3.5 10h17M8 3v4M16 3v4',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7v5.2l3.3 2',
  users:
    'M5.6 8a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0ZM2.5 19.5c.5-3.5 3.1-5.5 6.5-5.5s6 2 6.5 5.5M15.8 4.9a3.4 3.4 0 0 1 0 6.2M17.8 14.5c2 .8 3.3 2.5 3.7 5',
  close: 'm6 6 12 12M18 6 6 18',
  'chevron-down': 'm6 9.5 6 6 6-6',
  swap: 'M8 20V5M4.3 8.5 8 4.8l3.7 3.7M16 4v15M12.3 15.5l3.7 3.7 3.7-3.7',
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  warning:
    'M10.5 4.6 2.9 17.7A1.7 1.7 0 0 0 4.4 20.3h15.2a1.7 1.7 0 0 0 1.5-2.6L13.5 4.6a1.7 1.7 0 0 0-3 0ZM12 9.8v4.4M12 17.1h.01',
}

/** One of the form's own shapes, or a shape that comes with what shows it. */
export type IconShape = { readonly name: keyof typeof SHAPES } | { readonly path: string }

/** A stroke icon in the colour of its text; always decoration, the words beside it say what it means. */
export function Icon({ small = false, ...shape }: IconShape & { small?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={small ? 'fi-icon fi-icon--sm' : 'fi-icon'}
      aria-hidden="true"
      focusable="false"
    >
      <path d={'path' in shape ? shape.path : SHAPES[shape.name]} />
    </svg>
  )
}
