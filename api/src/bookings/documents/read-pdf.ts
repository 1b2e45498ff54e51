import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text where it stands, in points from the page's bottom left. */
interface PlacedText {
  text: string
  left: number
  right: number
  baseline: number
}

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}

/** What a reader other than ours finds in a PDF: for tests. */
export async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null
  const pages: PlacedText[][] = []
  const roles: string[] = []
  const alts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left = 0, baseline = 0] = item.transform as number[]
        return [{ text: item.str, left, right: left + item.width, baseline }]
      }),
    )
    walk((await page.getStructTree()) as Node, ({ role, alt }) => {
      if (role !== undefined) roles.push(role)
      if (alt !== undefined) alts.push(alt)
    })
  }
  await task.destroy()
  const facts = info as { Title?: string; Language?: string }
  const text = pages.map((items) => items.map((item) => item.text).join(' ')).join('\n')
  return {
    title: facts.Title,
    language: facts.Language,
    tagged: marks?.get('Marked'),
    pages,
    roles,
    alts,
    text,
  }
}

function walk(node: Node | null, visit: (node: Node) => void): void {
  if (node === null) return
  visit(node)
  for (const child of node.children ?? []) walk(child, visit)
}
