import { Fragment } from 'react'

type LinkedTextProps = {
  /** Plain text with named stretches: "You accept the <terms>terms of use</terms>." */
  text: string
  /** Where each stretch leads, by its name. They open beside the page, so that nothing typed is lost. */
  links: Readonly<Record<string, string>>
}

/** A sentence with links in it, whose words a translation puts in its own order. */
export function LinkedText({ text, links }: LinkedTextProps) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((part, index) => {
    const [, name = '', words] = /^<(\w+)>([^<]*)</.exec(part) ?? []
    const href = links[name]
    if (!href) return <Fragment key={index}>{words ?? part}</Fragment>
    return (
      <a key={index} href={href} target="_blank" rel="noopener">
        {words}
      </a>
    )
  })
}
