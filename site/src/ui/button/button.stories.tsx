import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './button-link.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Parts/Button',
  component: Button,
  args: { children: 'Calculate price' },
}

export default meta

type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: () => (
    <div className="fi-cluster">
      <Button>Book now</Button>
      <Button variant="secondary">Calculate price</Button>
      <Button variant="quiet">Not now</Button>
      <Button variant="danger">Cancel booking</Button>
      <Button variant="link">Resend the e-mail</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="fi-cluster">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg" iconAfter="arrow-right">
        Large
      </Button>
    </div>
  ),
}

export const Icons: Story = {
  render: () => (
    <div className="fi-cluster">
      <Button icon="card">Pay now</Button>
      <Button variant="secondary" iconAfter="arrow-right">
        View destinations
      </Button>
      <IconButton icon="menu" label="Menu" />
      <IconButton icon="close" label="Close" variant="secondary" size="sm" />
    </div>
  ),
}

export const Loading: Story = {
  render: () => (
    <div className="fi-cluster">
      <Button loading loadingLabel="Calculating the price">
        Calculate price
      </Button>
      <Button variant="secondary" loading loadingLabel="Sending">
        Resend e-mail
      </Button>
    </div>
  ),
}

export const Resting: Story = { args: { resting: true, children: 'Send again' } }

export const Disabled: Story = { args: { disabled: true } }

export const AsLink: Story = {
  render: () => (
    <div className="fi-cluster">
      <ButtonLink href="#register">Create account</ButtonLink>
      <ButtonLink href="#login" variant="secondary">
        Sign in
      </ButtonLink>
      <p>
        Already with us?{' '}
        <ButtonLink href="#login" variant="link">
          Sign in
        </ButtonLink>
      </p>
    </div>
  ),
}

export const LongGermanWords: Story = {
  render: () => (
    <div className="story-narrow fi-stack">
      <Button wide>Zahlungspflichtige Transferbuchung abschließen</Button>
      <Button wide variant="secondary" icon="wallet">
        Rechnungsinformationen vervollständigen
      </Button>
    </div>
  ),
}
