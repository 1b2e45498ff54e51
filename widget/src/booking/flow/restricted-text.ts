// Apart, so that the list it goes by can be loaded when a text asks for it.
export { isRestrictedText } from '@fiacre/sdk/rules'
