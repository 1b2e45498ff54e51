import type { CallInput } from '@fiacre/sdk'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { isChangedElsewhere } from '../../../base/api/changed-elsewhere.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text-input/text-area.tsx'
import { useKeys } from '../use-keys.ts'

type Decision = CallInput<'decideCarrier'>['body']['decision']

/** What is decided of a carrier or a partner, and why. */
interface Decided<Name extends string> {
  decision: Decision
  reason: string
  /** What is to be mended, where more is asked for. */
  fields: Name[]
}

interface DecisionFormProps<Name extends string> {
  /** Whose words it speaks. */
  of: 'carriers' | 'partners'
  offered: readonly Decision[]
  /** What may be asked for, by its name and what it is called. */
  fields: readonly (readonly [name: Name, label: string])[]
  reasonMaxLength: number
  isPending: boolean
  /** Why the last one was not taken. */
  error: Error | null
  /** What else is asked before anybody is let in. */
  beforeLetIn?: ReactNode
  onDecide: (decided: Decided<Name>) => void
}

const KEYS: Record<Decision, string> = {
  approve: 'y',
  ask: 'm',
  reject: 'n',
  suspend: 's',
  reinstate: 'y',
  end: 'e',
  keep: 'e',
  close: 'x',
}

/** Moves a carrier or a partner on, with the reason that it reads. */
export function DecisionForm<Name extends string>(props: DecisionFormProps<Name>) {
  const { of, offered, fields, reasonMaxLength, isPending, error, beforeLetIn, onDecide } = props
  const t = useT()
  const [chosen, setChosen] = useState<Decision>()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<readonly Name[]>([])
  const reason = typed.trim()
  useKeys(Object.fromEntries(offered.map((decision) => [KEYS[decision], () => setChosen(decision)])))

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!chosen || reason === '' || isPending) return
    onDecide({ decision: chosen, reason, fields: chosen === 'ask' ? [...asked] : [] })
  }

  return (
    <form className="fi-stack" onSubmit={submit} noValidate>
      <fieldset className="admin-decisions" aria-label={t('admin.decide')}>
        {offered.map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            aria-pressed={chosen === decision}
            aria-keyshortcuts={KEYS[decision]}
            onClick={() => setChosen(decision)}
          >
            {t(`${of}.decision.${decision}`)} <kbd aria-hidden="true">{KEYS[decision].toUpperCase()}</kbd>
          </Button>
        ))}
      </fieldset>
      {isChangedElsewhere(error) && (
        <Banner tone="warning" live title={t(`${of}.meanwhile`)}>
          {t(`${of}.meanwhileText`)}
        </Banner>
      )}
      {chosen === 'ask' && (
        <fieldset className="fi-cluster" aria-label={t(`${of}.whichFields`)}>
          {fields.map(([name, label]) => (
            <Checkbox
              key={name}
              label={label}
              checked={asked.includes(name)}
              onChange={({ target }) =>
                setAsked(target.checked ? [...asked, name] : asked.filter((each) => each !== name))
              }
            />
          ))}
        </fieldset>
      )}
      {chosen && letsIn(chosen) && beforeLetIn}
      {chosen && (
        <>
          <Field label={t('admin.reason')} hint={t(`${of}.reasonHint.${isGood(chosen) ? 'own' : 'told'}`)}>
            <TextArea
              rows={3}
              maxLength={reasonMaxLength}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <div>
            <Button
              type="submit"
              variant={isGood(chosen) || chosen === 'ask' ? 'primary' : 'danger'}
              resting={reason === ''}
              loading={isPending}
              loadingLabel={t('admin.updating')}
            >
              {t(`${of}.decision.${chosen}`)}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

/** Whether it may do business after it that could not before. */
export const letsIn = (decision: Decision): boolean => decision === 'approve' || decision === 'reinstate'

const isGood = (decision: Decision): boolean => letsIn(decision) || decision === 'keep'
