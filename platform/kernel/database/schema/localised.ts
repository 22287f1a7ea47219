/** The languages in which the site's texts are stored. */
export type Language = 'zh-CN' | 'en'

/** A text in every language of the site, as it is stored in a jsonb column. */
export type Localised = { readonly [L in Language]: string }
