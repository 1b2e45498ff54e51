import { defineElement } from './define-element.ts'

/** The service is where this script came from. */
defineElement(new URL(import.meta.url).origin)
