import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Banner } from '../banner/banner.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Card } from '../card/card.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { PasswordInput } from '../password-input/password-input.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { FleetSample } from './fleet-sample.tsx'
import { JourneysSample } from './journeys-sample.tsx'
import './gallery.css'

function KitchenSink() {
  const [tab, setTab] = useState<'history' | 'profile'>('history')
  const [level, setLevel] = useState('flexible')
  return (
    <div className="gallery-page">
      <header className="gallery-header fi-container">
        <Logo name="Fiacre" />
        <nav className="gallery-nav" aria-label="Main">
          <a href="#fleet">Fleet</a>
          <a href="#journeys">Journeys</a>
          <ButtonLink href="#login" variant="secondary" size="sm">
            Sign in
          </ButtonLink>
        </nav>
        <span className="gallery-menu">
          <IconButton icon="menu" label="Menu" />
        </span>
      </header>
      <main className="fi-container fi-stack fi-stack--loose">
        <PageHeader
          eyebrow="Dashboard"
          title="Welcome back, Małgorzata"
          lead="Two transfers ahead of you. The next one leaves Geneva on Thursday."
          actions={<Button icon="plus">New transfer</Button>}
        />
        <Banner
          tone="warning"
          title="Confirm your e-mail address"
          action={
            <Button variant="secondary" size="sm">
              Send it again
            </Button>
          }
          onDismiss={() => undefined}
          dismissLabel="Dismiss"
        >
          We sent a link to malgorzata@example.com.
        </Banner>
        <Tabs
          label="Dashboard"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'history', label: 'History', icon: 'clock', panel: <JourneysSample /> },
            { value: 'profile', label: 'Profile', icon: 'user', panel: <p>Profile</p> },
          ]}
        />
        <FleetSample />
        <div className="gallery-columns">
          <Card className="fi-stack">
            <h2 className="fi-heading">Create your account</h2>
            <div className="fi-field-row">
              <Field label="First name">
                <TextInput autoComplete="given-name" />
              </Field>
              <Field label="Last name">
                <TextInput autoComplete="family-name" />
              </Field>
            </div>
            <Field label="E-mail" error="Please enter a valid email address">
              <TextInput type="email" icon="mail" defaultValue="malgorzata@" />
            </Field>
            <Field label="Password" hint="At least 8 characters">
              <PasswordInput
                showLabel="Show password"
                hideLabel="Hide password"
                autoComplete="new-password"
              />
            </Field>
            <RadioGroup
              legend="Access level"
              value={level}
              onChange={setLevel}
              choices={[
                { value: 'saver', label: 'Saver', description: 'Support from 8:00 to 20:00' },
                { value: 'flexible', label: 'Flexible', description: 'Free cancellation until the start' },
              ]}
            />
            <Checkbox label="I accept the terms of use" defaultChecked />
            <div className="fi-cluster">
              <Button>Create account</Button>
              <Button variant="quiet">Not now</Button>
            </div>
          </Card>
          <div className="fi-stack">
            <Card tone="lifted" className="fi-stack">
              <div className="fi-cluster fi-cluster--apart">
                <h2 className="fi-heading">Your transfer</h2>
                <Badge tone="warning">Pending</Badge>
              </div>
              <DescriptionList
                items={[
                  { term: 'From', details: 'Geneva Airport (GVA)' },
                  { term: 'To', details: 'Chamonix' },
                  { term: 'Pickup', details: 'Thu 14 May, 14:30' },
                  { term: 'Total', details: '€184.00', total: true },
                ]}
              />
              <Button size="lg" wide icon="card" loading loadingLabel="Opening the payment page">
                Pay now
              </Button>
              <p className="fi-small fi-muted gallery-note">
                <Icon name="shield" size="sm" /> The price is fixed. Nothing is added on the way.
              </p>
            </Card>
            <Card compact className="fi-stack fi-stack--tight" aria-busy="true">
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton shape="short" />
            </Card>
          </div>
        </div>
      </main>
    </div>
  )
}

const meta: Meta<typeof KitchenSink> = {
  title: 'Gallery/Kitchen sink',
  component: KitchenSink,
  parameters: { layout: 'fullscreen' },
}

export default meta

export const Everything: StoryObj<typeof meta> = {}
