import { useT } from '../../base/i18n/i18n-provider.tsx'
import { OwnerProof } from '../session/owner-proof.tsx'
import type { TeamChange } from './team.ts'

/** Asks for the password where a change waits for it, and goes on with it. */
export function TeamProof<Input>({ change }: { change: TeamChange<Input> }) {
  const t = useT()
  const { toProve } = change
  if (toProve === undefined) return null
  return (
    <div className="team-narrow">
      <OwnerProof
        hint={t('team.passwordHint')}
        busy={t('team.saving')}
        failed={t('team.tryAgain')}
        onProven={() => change.send(toProve)}
      />
    </div>
  )
}
