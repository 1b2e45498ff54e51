import { build } from 'vite'
import { gzipSync } from 'node:zlib'
import fs from 'node:fs'
const alias=[{find:'react-dom/client',replacement:'preact/compat/client'},{find:/^react\/jsx(-dev)?-runtime$/,replacement:'preact/jsx-runtime'},{find:/^react-dom$/,replacement:'preact/compat'},{find:/^react$/,replacement:'preact/compat'}]
const entries={
 preact:`import {createElement,useState,useEffect,useId,useRef,useSyncExternalStore} from 'react'; import {createRoot} from 'react-dom/client'; console.log(createElement,useState,useEffect,useId,useRef,useSyncExternalStore,createRoot)`,
 downshift:`import {createElement,useState,useEffect,useId,useRef,useSyncExternalStore} from 'react'; import {createRoot} from 'react-dom/client'; import {useCombobox} from 'downshift'; console.log(useCombobox,createElement,useState,useEffect,useId,useRef,useSyncExternalStore,createRoot)`,
 client:`import {createClient} from '@fiacre/sdk'; console.log(createClient)`,
 zod:`import {bookingFormSchema} from '@fiacre/sdk/rules'; console.log(bookingFormSchema)`,
 restricted:`import {isRestrictedText} from '@fiacre/sdk/rules'; console.log(isRestrictedText)`,
 messages:`import {matchMessage} from '@fiacre/sdk/rules'; console.log(matchMessage)`,
 rulesRest:`import {missingQuoteFields,checkPickup,checkReturn,pickupRange,returnRange,timesOn,localToInstant,clampPassengers,checkPassengers,bookingOutcome,formatMoney,formatDistance,parseSavedQuote,serialiseSavedQuote,isServedCountry,isCalendarDate} from '@fiacre/sdk/rules'; console.log(missingQuoteFields,checkPickup,checkReturn,pickupRange,returnRange,timesOn,localToInstant,clampPassengers,checkPassengers,bookingOutcome,formatMoney,formatDistance,parseSavedQuote,serialiseSavedQuote,isServedCountry,isCalendarDate)`,
 lingui:`import {setupI18n} from '@lingui/core'; console.log(setupI18n)`,
 zustand:`import {createStore} from 'zustand/vanilla'; console.log(createStore)`,
 r2wc:`import r from '@r2wc/react-to-web-component'; console.log(r)`,
}
for(const [n,code] of Object.entries(entries)){
 fs.writeFileSync(`.tmpsize/${n}.js`,code)
 const r=await build({configFile:false,logLevel:'error',root:'.',resolve:{alias},build:{write:false,lib:{entry:`.tmpsize/${n}.js`,formats:['es']},minify:true},define:{'process.env.NODE_ENV':'"production"'}})
 const o=(Array.isArray(r)?r[0]:r).output.filter(x=>x.type==='chunk').map(x=>x.code).join('')
 console.log(n,o.length,gzipSync(o,{level:9}).length)
}
