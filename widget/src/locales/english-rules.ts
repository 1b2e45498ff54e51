/** What the rules say in English, as a part of the later texts: nothing here, where every translator knows their words. */
export const englishRules: object = {}
