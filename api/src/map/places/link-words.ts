/** Small words inside names: no name's ending is looked for by them, and nobody looks for them alone. */
export const LINK_WORDS: ReadonlySet<string> = new Set(
  'a al am an and bei d da de dei del della der des di do dos du e el en et i il im in l la las le les los lo na nad o of on os pod s st sur the u upon v van w y z zu zur'.split(
    ' ',
  ),
)
