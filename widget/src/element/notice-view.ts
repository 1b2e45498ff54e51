// What is said above the form or in its place, in one file with its look: most who see the form are told nothing.
export { warnOfAttributes } from './attribute-warning.ts'
export { bannerStyles } from './banner-styles.ts'
export { EmbeddedNotice } from './embedded-notice.tsx'
export { SetUpNotice, tellSetUp } from './set-up-notice.tsx'
