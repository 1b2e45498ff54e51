import { wheelSpokes } from '../vehicle-art/wheel-spokes.ts'

/**
 * A driver in coat and cap, three-quarter left, with a name board before the chest: 220 wide, 500 high, feet at y 500. No face, as
 * nobody of ours has one. The board has the wheel of our mark above a line that is left free.
 */
export function DriverFigure() {
  return (
    <>
      <path className="fi-scene__shade" d="M22 500C60 488 168 488 206 500Z" />
      {/* Shoes and trousers. */}
      <path
        className="fi-scene__dark"
        d="M72 482H106V500H54C54 491 60 485 72 482ZM122 482H156V500H110C110 491 114 485 122 482Z"
      />
      <path className="fi-scene__dark" d="M74 356H108L106 486H74ZM112 356H150L152 486H122Z" />
      {/* The coat, its back in shade. */}
      <path
        className="fi-scene__body"
        d="M84 118C62 122 44 136 40 162L34 262L48 398H168L184 262L178 162C174 138 158 122 136 118Z"
      />
      <path className="fi-scene__shade" d="M136 118C158 122 174 138 178 162L184 262L168 398H140L150 240Z" />
      <path className="fi-scene__fold" d="M100 128L94 396M58 300L66 396M160 300L154 396" />
      {/* Collar and tie. */}
      <path className="fi-scene__light" d="M88 116L104 148L126 116Z" />
      <path className="fi-scene__dark" d="M102 124L108 118L112 126L107 156Z" />
      {/* Neck, head, ear. */}
      <path className="fi-scene__skin" d="M92 88H124V114C118 126 100 126 92 114Z" />
      <path
        className="fi-scene__skin"
        d="M78 58C78 40 90 30 108 30C126 30 138 42 138 62C138 86 124 102 106 102C88 102 78 84 78 58Z"
      />
      <path
        className="fi-scene__shade"
        d="M130 44C136 50 138 56 138 64C138 84 128 98 114 101C124 90 130 68 130 44Z"
      />
      {/* The cap, with its peak to the left. */}
      <path
        className="fi-scene__dark"
        d="M74 52C70 30 84 14 108 14C132 14 146 30 142 52C120 44 96 44 74 52Z"
      />
      <path className="fi-scene__body" d="M72 40C74 16 90 6 110 6C132 6 146 18 146 36C124 28 94 28 72 40Z" />
      <path className="fi-scene__dark" d="M74 52C62 52 54 56 50 62C62 64 82 60 96 52C90 48 82 48 74 52Z" />
      <circle className="fi-scene__light" cx="92" cy="30" r="4" />
      {/* Arms, bent to the board. */}
      <path
        className="fi-scene__body"
        d="M44 154C28 176 16 214 14 246C14 262 24 270 38 266L62 254L56 226L48 230L66 186Z"
      />
      <path
        className="fi-scene__body"
        d="M176 154C192 176 204 214 206 246C206 262 196 270 182 266L158 254L164 226L172 230L154 186Z"
      />
      <path
        className="fi-scene__shade"
        d="M176 154C192 176 204 214 206 246C206 262 196 270 182 266L158 254L164 226L172 230L160 200Z"
      />
      {/* The board, and the hands that hold it. */}
      <rect className="fi-scene__light fi-scene__edge" x="46" y="196" width="128" height="92" rx="5" />
      <g transform="translate(110 224)">
        <circle className="fi-scene__ink" r="15" />
        <path className="fi-scene__ink" d={wheelSpokes(0, 0, 3.4, 15, 10)} />
      </g>
      <path
        className="fi-scene__skin"
        d="M38 250C34 240 38 230 48 230C56 230 58 238 56 246C54 258 44 262 38 250ZM182 250C186 240 182 230 172 230C164 230 162 238 164 246C166 258 176 262 182 250Z"
      />
    </>
  )
}
