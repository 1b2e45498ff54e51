/** The service did not take a file. */
class FileRefused extends Error {}

/**
 * Sends a file as it is. @returns its id
 * @throws FileRefused for one that is too large, or neither a PDF nor a picture
 */
export async function uploadFile(file: File): Promise<string> {
  const answer = await fetch('/api/carrier/files', {
    method: 'POST',
    headers: { 'Content-Type': file.type },
    body: file,
  })
  const body: unknown = await answer.json()
  if (answer.ok && typeof body === 'object' && body && 'id' in body) return String(body.id)
  throw new FileRefused()
}
