import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-shapes.tsx'
import { nextTab } from './next-tab.ts'
import './tabs.css'

/** One tab and what it shows. */
type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: IconName
  panel: ReactNode
  /** In a column: the name of a group that begins with this tab. */
  group?: string | undefined
}

type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** `column`: where there is room, at the side of the panel, in groups. */
  layout?: 'row' | 'column'
}

/**
 * A row of tabs and the panel of the chosen one. One stop in the tab order; arrow keys, Home and End move and choose.
 * Only the chosen panel is mounted.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  layout = 'row',
}: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.value === value)

  // A row wider than its page begins where the chosen tab can be seen, from the first sight. Measured once the page is laid out, and
  // again when a tab grows, as by the words of a language that come later.
  useLayoutEffect(() => {
    const row = list.current
    if (!row) return
    const sizes = new ResizeObserver(() => {
      const tab = document.getElementById(`${id}-tab-${value}`)
      if (tab) showTab(row, tab)
    })
    for (const tab of row.children) sizes.observe(tab)
    return () => sizes.disconnect()
  }, [id, value])

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    // From the tab that has the focus: the chosen one may not be drawn yet when keys follow fast.
    const at = buttons.findIndex((button) => button === event.target)
    const to = nextTab(layout === 'column' ? alongColumn(event.key) : event.key, at, tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    buttons[to ?? 0]?.focus()
  }

  return (
    <div className={classNames('fi-tabs', layout === 'column' && 'fi-tabs--column')}>
      <div className="fi-tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            className="fi-tabs__tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.group && (
              <span className="fi-tabs__group" aria-hidden="true">
                {tab.group}
              </span>
            )}
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
          </button>
        ))}
      </div>
      <div
        className="fi-tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        tabIndex={0}
      >
        {current?.panel}
      </div>
    </div>
  )
}

/** Scrolls a row no further than it takes to see one of its tabs. */
function showTab(row: HTMLElement, tab: HTMLElement): void {
  const before = tab.offsetLeft - row.offsetLeft
  const after = before + tab.offsetWidth - row.clientWidth
  if (before < row.scrollLeft) row.scrollLeft = before
  else if (after > row.scrollLeft) row.scrollLeft = after
}

/** A column that is a row on a phone is walked along by either pair of arrows. */
function alongColumn(key: string): string {
  if (key === 'ArrowDown') return 'ArrowRight'
  return key === 'ArrowUp' ? 'ArrowLeft' : key
}
