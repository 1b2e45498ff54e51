/** A suitcase on the ground: 64 wide, 128 high with its handle drawn out, its foot at y 128. */
export function Suitcase() {
  return (
    <>
      <path className="fi-scene__edge" d="M20 44V6H44V44" />
      <rect className="fi-scene__dark" x="8" y="120" width="12" height="8" rx="3" />
      <rect className="fi-scene__dark" x="44" y="120" width="12" height="8" rx="3" />
      <rect className="fi-scene__body" x="2" y="40" width="60" height="82" rx="8" />
      <path className="fi-scene__fold" d="M18 46V116M32 46V116M46 46V116" />
      <path className="fi-scene__lamp" d="M24 58H40V66H24Z" />
    </>
  )
}
