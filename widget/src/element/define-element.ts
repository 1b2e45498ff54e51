import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'
import { ATTRIBUTE_NAMES, propertyOf } from './attribute-names.ts'
import type { AttributeName, PropertyName } from './attribute-names.ts'
import { prefillFlow } from '../booking/flow/prefill-flow.ts'
import type { FiacrePrefill } from '../booking/flow/prefill-values.ts'
import { createElementModel } from './create-element-model.ts'
import { announcer } from './element-events.ts'
import type { ElementModel } from './element-model.ts'
import { EmbeddedForm } from './embedded-form.tsx'
import { readSettings } from './settings.ts'
import type { ElementSettings } from './settings.ts'
import { styleSheets } from './style-sheets.ts'
import { surroundingsOf } from './surroundings.ts'

const TAG = 'fiacre-booking'

/** `<fiacre-booking>`: each attribute as a property; null when it is not set. */
export type FiacreBookingElement = HTMLElement & {
  [Name in Exclude<PropertyName, 'passengers'>]: string | null
} & {
  passengers: number | null
  /** Fills in fields; what is blank or cannot be read is passed over. */
  prefill(values: FiacrePrefill): void
  /** Checks the form and asks for the price, as the button does. */
  quote(): Promise<void>
}

type MountedClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void }

declare global {
  interface HTMLElementTagNameMap {
    'fiacre-booking': FiacreBookingElement
  }
}

/**
 * Defines the element, unless the page has it already.
 * @param origin where the service is, such as `https://fiacre.example`
 */
export function defineElement(origin: string): void {
  if (!customElements.get(TAG)) customElements.define(TAG, elementClass(origin))
}

/**
 * r2wc mounts the form while the element is on the page. Attributes and properties are ours: r2wc forgets that an
 * attribute was removed and loses properties set before the definition. The flow is the element's too, so that moving
 * the element keeps what was typed.
 */
function elementClass(origin: string): CustomElementConstructor {
  const models = new WeakMap<Node, ElementModel>()
  const Form = ({ container }: { container: ShadowRoot }) => render(models.get(container.host))
  // r2wc's types leave the callbacks of the class out.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Mounted = r2wc(Form, { shadow: 'open' }) as MountedClass

  function modelOf(element: HTMLElement): ElementModel {
    const model = models.get(element) ?? begin(element, origin)
    models.set(element, model)
    return model
  }

  class FiacreBooking extends Mounted {
    static readonly observedAttributes = ATTRIBUTE_NAMES

    override connectedCallback(): void {
      // Where it stands may say another language.
      modelOf(this).change(settingsOf(this))
      super.connectedCallback()
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback()
      // One that is moved comes back at once.
      queueMicrotask(() => this.isConnected || models.get(this)?.rest())
    }

    attributeChangedCallback(): void {
      models.get(this)?.change(settingsOf(this))
    }

    prefill(values: FiacrePrefill): void {
      prefillFlow(modelOf(this).flow, values)
    }

    async quote(): Promise<void> {
      const { flow } = modelOf(this)
      // What was filled in just before may wait for it.
      await flow.loadVehicles()
      await flow.calculatePrice()
    }
  }

  for (const name of ATTRIBUTE_NAMES)
    Object.defineProperty(FiacreBooking.prototype, propertyOf(name), reflect(name))
  return FiacreBooking
}

/** The form of an element that comes to a page for the first time. */
function begin(element: HTMLElement, origin: string): ElementModel {
  for (const name of ATTRIBUTE_NAMES) keepEarlyProperty(element, name)
  const root = element.shadowRoot
  if (root) root.adoptedStyleSheets = styleSheets()
  return createElementModel({
    origin,
    settings: settingsOf(element),
    announce: announcer(element),
    adopt: (sheet) => root?.adoptedStyleSheets.push(sheet),
  })
}

function render(model: ElementModel | undefined) {
  return model ? createElement(EmbeddedForm, { model }) : null
}

function settingsOf(element: HTMLElement): ElementSettings {
  return readSettings(element, surroundingsOf(element))
}

function reflect(name: AttributeName): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      const text = this.getAttribute(name)
      return name === 'passengers' && text !== null ? Number(text) : text
    },
    set(value: string | number | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, String(value))
    },
  }
}

/** A property that was set before the element was defined stands in the way of ours: it becomes the attribute. */
function keepEarlyProperty(element: HTMLElement, name: AttributeName): void {
  const early = Object.getOwnPropertyDescriptor(element, propertyOf(name))
  if (!early) return
  Reflect.deleteProperty(element, propertyOf(name))
  if (early.value !== undefined && early.value !== null) element.setAttribute(name, String(early.value))
}
