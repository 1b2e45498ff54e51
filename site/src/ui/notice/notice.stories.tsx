import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { NoticeRegion } from './notice-region.tsx'
import { createNoticeStore, type NoticeContent } from './notice-store.ts'

function Example(content: NoticeContent) {
  const [notices] = useState(createNoticeStore)
  useEffect(() => {
    notices.show(content)
  }, [notices, content])
  return (
    <>
      <Button variant="secondary" onClick={() => notices.show(content)}>
        Show it again
      </Button>
      <NoticeRegion notices={notices} label="Notifications (F8)" closeLabel="Close" />
    </>
  )
}

const meta: Meta<typeof Example> = {
  title: 'Parts/Notice',
  component: Example,
  args: { durationMs: Number.POSITIVE_INFINITY },
}

export default meta

export const Default: StoryObj<typeof meta> = {
  args: { title: 'Price Quote Restored', description: 'Your quote of a few minutes ago still holds.' },
}

export const Destructive: StoryObj<typeof meta> = {
  args: {
    variant: 'destructive',
    title: 'Location Not Available',
    description: "We currently don't operate in this region.",
    action: { label: 'View Destinations', onSelect: fn() },
  },
}

export const LeavesAfterFiveSeconds: StoryObj<typeof meta> = {
  args: {
    title: 'Confirmation email sent',
    description: 'Please check your email and click the confirmation link.',
    durationMs: 5000,
  },
}

export const LongGermanWords: StoryObj<typeof meta> = {
  args: {
    variant: 'destructive',
    title: 'Zahlungsdienstleisterverbindung fehlgeschlagen',
    description:
      'Die Transferbuchungsbestätigung konnte nicht zugestellt werden. Bitte versuchen Sie es später erneut.',
    action: { label: 'Kundendienst benachrichtigen', onSelect: fn() },
  },
}
