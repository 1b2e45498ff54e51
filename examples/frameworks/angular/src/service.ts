/** Stands in angular.json; `ng build --define` gives another. */
declare const FIACRE_URL: string

export const service = FIACRE_URL
