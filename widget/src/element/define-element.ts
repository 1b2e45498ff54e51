import r2wc from '@r2wc/react-to-web-component'
import { createElement } from 'react'
import { createElementModel } from './element-model.ts'
import { EmbeddedForm } from './embedded-form.tsx'
import type { ElementModel } from './embedded-form.tsx'
import { ATTRIBUTES, readSettings } from './settings.ts'
import type { AttributeName, ElementSettings } from './settings.ts'
import { styleSheets } from './style-sheets.ts'

const TAG = 'fiacre-booking'

/** `<fiacre-booking>`: each attribute as a property of the same name; null when it is not set. */
type FiacreBookingElement = HTMLElement & { [Name in AttributeName]: string | null }

type MountedClass = new () => HTMLElement & { connectedCallback(): void }

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

  class FiacreBooking extends Mounted {
    static readonly observedAttributes = ATTRIBUTES

    override connectedCallback(): void {
      if (!models.has(this)) models.set(this, begin(this, origin))
      super.connectedCallback()
    }

    attributeChangedCallback(): void {
      models.get(this)?.state.setState({ settings: settingsOf(this) })
    }
  }

  for (const name of ATTRIBUTES) Object.defineProperty(FiacreBooking.prototype, name, reflect(name))
  return FiacreBooking
}

/** The form of an element that comes to a page for the first time. */
function begin(element: HTMLElement, origin: string): ElementModel {
  for (const name of ATTRIBUTES) keepEarlyProperty(element, name)
  if (element.shadowRoot) element.shadowRoot.adoptedStyleSheets = styleSheets()
  const settings = settingsOf(element)
  const model = createElementModel(origin, settings, (sheet) =>
    element.shadowRoot?.adoptedStyleSheets.push(sheet),
  )
  prefill(model, settings)
  model.state.subscribe((now, before) => {
    if (now.settings !== before.settings) prefill(model, now.settings, before.settings)
  })
  return model
}

function render(model: ElementModel | undefined) {
  return model ? createElement(EmbeddedForm, { model }) : null
}

function settingsOf(element: HTMLElement): ElementSettings {
  return readSettings(element, {
    lang: element.ownerDocument.documentElement.lang,
    browser: navigator.language,
  })
}

/** Fills in the places that are new in the attributes; what the traveller has typed since stays otherwise. */
function prefill({ flow }: ElementModel, now: ElementSettings, before?: ElementSettings): void {
  flow.prefill(
    {
      pickup: now.pickup === before?.pickup ? '' : now.pickup,
      destination: now.destination === before?.destination ? '' : now.destination,
    },
    // The page's owner wrote them: the list of restricted regions need not weigh on who only passes by.
    { checkedLater: true },
  )
}

function reflect(name: AttributeName): PropertyDescriptor & ThisType<HTMLElement> {
  return {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name)
    },
    set(value: string | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, value)
    },
  }
}

/** A property that was set before the element was defined stands in the way of ours: it becomes the attribute. */
function keepEarlyProperty(element: HTMLElement, name: AttributeName): void {
  const early = Object.getOwnPropertyDescriptor(element, name)
  if (!early) return
  Reflect.deleteProperty(element, name)
  if (early.value !== undefined && early.value !== null) element.setAttribute(name, String(early.value))
}
