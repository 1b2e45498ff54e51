/** Whom to call, where a number is known. */
export function PhoneLine({ phone }: { phone: string | null | undefined }) {
  if (!phone) return null
  return (
    <p>
      <a className="admin-link" href={`tel:${phone}`}>
        {phone}
      </a>
    </p>
  )
}
