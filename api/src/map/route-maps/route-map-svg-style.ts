/**
 * The house's colours, light and dark. A picture cannot load the page's fonts, so names are set in what the system has
 * of the same kind. They are large: on a phone the picture is shown at less than half its size. Pages of ours draw it themselves.
 */
export const MAP_STYLE = [
  '.sea{fill:#e7ece6}.land{fill:#faf7f1;stroke:#cfc4b2;stroke-width:1.2;stroke-linejoin:round}',
  '.edge,.way{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  '.edge{stroke:#faf7f1;stroke-width:10}.way{stroke:#1d4d3b;stroke-width:5}.direct{stroke-dasharray:1 11}',
  '.start,.end{fill:#fffefb;stroke:#1d4d3b;stroke-width:5}.hub{fill:#1d4d3b}.dot{fill:#8d8273}',
  '.name{fill:#645b50;font:26px system-ui,"Segoe UI",Roboto,sans-serif;paint-order:stroke;stroke:#faf7f1;stroke-width:4px}',
  '@media (prefers-color-scheme:dark){.sea{fill:#131b18}.land{fill:#25201a;stroke:#4a4136}',
  '.edge{stroke:#25201a}.way,.start,.end{stroke:#a6d3b8}.start,.end{fill:#171410}.hub{fill:#a6d3b8}',
  '.dot{fill:#82776a}.name{fill:#b5aa9a;stroke:#25201a}}',
].join('')
