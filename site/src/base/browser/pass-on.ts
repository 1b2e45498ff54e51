/** Gives a link away by whatever the browser shares with, where it does; whoever calls shows the link in any case. */
export async function passOn(url: string): Promise<void> {
  try {
    await navigator.share?.({ url })
  } catch {
    // Nobody was chosen.
  }
}
