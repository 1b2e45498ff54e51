import { WheelMark } from './wheel-mark.tsx'
import './logo.css'

/** The wheel and the name of the house, which is configuration. Put it in a link home, or in the footer. */
export function Logo({ name, size = 'md' }: { name: string; size?: 'md' | 'lg' }) {
  return (
    <span className={size === 'lg' ? 'fi-logo fi-logo--lg' : 'fi-logo'}>
      <WheelMark />
      <span className="fi-logo__name">{name}</span>
    </span>
  )
}
