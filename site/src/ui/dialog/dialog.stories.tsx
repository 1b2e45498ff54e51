import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

function Example({
  shape,
  title,
  text,
}: {
  shape?: 'dialog' | 'drawer' | 'screen'
  title: string
  text: string
}) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        closeLabel="Close"
        shape={shape}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel booking
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}

const meta: Meta<typeof Example> = {
  title: 'Parts/Dialog',
  component: Example,
  args: {
    title: 'Cancel this booking?',
    text: 'FC-8K2M4Q, Geneva Airport to Chamonix. The amount goes to your balance.',
  },
}

export default meta

export const Modal: StoryObj<typeof meta> = {}

export const Drawer: StoryObj<typeof meta> = { args: { shape: 'drawer' } }

export const FullScreen: StoryObj<typeof meta> = { args: { shape: 'screen' } }

export const LongGermanWords: StoryObj<typeof meta> = {
  args: {
    title: 'Transferbuchungsstornierung bestätigen',
    text: 'Der Rechnungsbetrag wird Ihrem Kundenkontoguthaben gutgeschrieben.',
  },
}
