import { BRAND_COLOURS } from '#platform/brand/brand-colours.ts'

const { light, dark } = BRAND_COLOURS

/**
 * The house's colours, light and dark. A picture cannot load the page's fonts, so names are set in what the system has
 * of the same kind. They are large: on a phone the picture is shown at less than half its size. Pages of ours draw it themselves.
 */
export const MAP_STYLE = [
  `.sea{fill:#e7ece6}.land{fill:${light.surface};stroke:#cfc4b2;stroke-width:1.2;stroke-linejoin:round}`,
  '.edge,.way{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  `.edge{stroke:${light.surface};stroke-width:10}.way{stroke:${light.accent};stroke-width:5}.direct{stroke-dasharray:1 11}`,
  `.start,.end{fill:${light['surface-raised']};stroke:${light.accent};stroke-width:5}.hub{fill:${light.accent}}.dot{fill:#8d8273}`,
  `.name{fill:${light.muted};font:26px system-ui,"Segoe UI",Roboto,sans-serif;paint-order:stroke;stroke:${light.surface};stroke-width:4px}`,
  '@media (prefers-color-scheme:dark){.sea{fill:#131b18}.land{fill:#25201a;stroke:#4a4136}',
  `.edge{stroke:#25201a}.way,.start,.end{stroke:${dark.accent}}.start,.end{fill:${dark.surface}}.hub{fill:${dark.accent}}`,
  `.dot{fill:#82776a}.name{fill:${dark.muted};stroke:#25201a}}`,
].join('')
