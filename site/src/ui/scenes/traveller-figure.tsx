/** A traveller seen from behind, 90 wide and 250 high, feet at y 250: the longer coat or the shorter jacket. */
export function TravellerFigure({ coat }: { coat: 'long' | 'short' }) {
  const isLong = coat === 'long'
  return (
    <>
      <path
        className="fi-scene__dark"
        d="M26 160H42V244H22V240C22 236 26 234 26 230ZM48 160H64V230C64 234 68 236 68 240V244H48Z"
      />
      <path
        className={isLong ? 'fi-scene__edge fi-scene__light' : 'fi-scene__body'}
        d={
          isLong
            ? 'M30 62C18 66 12 76 12 90L8 200H82L78 90C78 76 72 66 60 62Z'
            : 'M30 62C16 66 10 78 10 92L12 168H78L80 92C80 78 74 66 60 62Z'
        }
      />
      <path className="fi-scene__shade" d="M60 62C72 66 78 76 79 90L80 168H60Z" />
      <path className={isLong ? 'fi-scene__edge' : 'fi-scene__fold'} d="M24 96L20 150M66 96L70 150" />
      <circle className="fi-scene__skin" cx="45" cy="36" r="20" />
      <path
        className="fi-scene__dark"
        d={
          isLong
            ? 'M23 40C21 20 31 10 45 10C59 10 69 20 67 40L70 66C58 72 32 72 20 66Z'
            : 'M24 38C22 20 32 12 45 12C58 12 68 20 66 38C60 46 30 46 24 38Z'
        }
      />
      <path
        className="fi-scene__skin"
        d="M16 152C20 148 26 150 26 156C26 162 18 164 14 160ZM74 152C70 148 64 150 64 156C64 162 72 164 76 160Z"
      />
    </>
  )
}
