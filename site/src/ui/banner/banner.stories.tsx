import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Banner } from './banner.tsx'

const meta: Meta<typeof Banner> = { title: 'Parts/Banner', component: Banner }

export default meta

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div className="fi-stack">
      <Banner title="Times are local">Pickup times are those of the pickup place.</Banner>
      <Banner tone="success" title="Email confirmed!">
        Your account has been successfully verified.
      </Banner>
      <Banner
        tone="warning"
        title="Please add your billing information"
        action={
          <Button variant="secondary" size="sm">
            Complete Profile
          </Button>
        }
      >
        City, country, address and ZIP code are needed for the payment.
      </Banner>
      <Banner tone="danger" title="Payment setup failed">
        The payment service did not answer. Nothing was charged.
      </Banner>
    </div>
  ),
}

export const Dismissible: StoryObj<typeof meta> = {
  args: {
    tone: 'warning',
    title: 'Confirm your e-mail address',
    children: 'We sent a link to marie@example.com.',
    action: (
      <Button variant="link" size="sm">
        Send it again
      </Button>
    ),
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
  },
}

export const LongGermanWords: StoryObj<typeof meta> = {
  args: {
    tone: 'warning',
    title: 'Bitte vervollständigen Sie Ihre Rechnungsinformationen',
    children: 'Für die Zahlungsabwicklung benötigen wir Ihre vollständige Rechnungsanschrift.',
    action: (
      <Button variant="secondary" size="sm">
        Profilangaben vervollständigen
      </Button>
    ),
    dismissLabel: 'Schließen',
    onDismiss: fn(),
  },
}
