import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { useStore } from 'zustand'
import type { BookingFormProps } from '../../booking/form/booking-form.tsx'
import { BookingForm } from '../../booking/form/booking-form.tsx'
import { EmbeddedNotice } from '../../element/embedded-notice.tsx'
import type { FirstMessages, TextId } from '../../locales/text-id.ts'
import { createTranslator } from '../../locales/translator.ts'
import type { Scene } from './scene.ts'
import { storyMessages } from './story-messages.ts'

type FormArgs = Pick<BookingFormProps, 'frame' | 'showSpecialRequests'> & {
  /** Sets the scene; run anew whenever the story is shown. */
  readonly scene: () => Scene | Promise<Scene>
}

type Loaded = { readonly scene: Scene; readonly messages: FirstMessages }

export type FormStory = StoryObj<FormArgs>

/** What the stories of the form have in common: a scene, the toolbars, and notices above the form. */
export const formStories = {
  loaders: async ({ args, globals }) => ({
    scene: await args.scene(),
    messages: await storyMessages(String(globals['locale'])),
  }),
  render: ({ frame, showSpecialRequests }, { loaded, globals }) => (
    <StoryForm
      {...(loaded as Loaded)}
      locale={String(globals['locale'])}
      currency={String(globals['currency'])}
      units={globals['units'] === 'mi' ? 'mi' : 'km'}
      {...(frame && { frame })}
      {...(showSpecialRequests && { showSpecialRequests })}
    />
  ),
} satisfies Meta<FormArgs>

function StoryForm({ scene, ...props }: Loaded & Omit<BookingFormProps, 'flow'>) {
  const notice = useStore(scene.notice)
  const dismiss = (): void => scene.notice.setState(null, true)
  return (
    <main className="story-page">
      {notice && (
        <div className="fi-scope">
          <EmbeddedNotice
            notice={notice}
            locale={props.locale}
            messages={props.messages}
            onDismiss={dismiss}
          />
        </div>
      )}
      <BookingForm flow={scene.flow} {...props} />
    </main>
  )
}

/** The scene of a story, and its words in the language of the toolbar. */
export function onStage({ loaded, globals }: Pick<StoryContext, 'loaded' | 'globals'>) {
  const { scene, messages } = loaded as Loaded
  const text = createTranslator<TextId>({ locale: String(globals['locale']), messages })
  return {
    ...scene,
    t: (...words: Parameters<typeof text.t>) => text.t(...words),
    say: (...words: Parameters<typeof text.say>) => text.say(...words),
  }
}
