/** Languages that the texts of a site are kept in. */
export type Language = 'zh-CN' | 'en'

/** A text in every language of the site, as it is kept in a jsonb column. */
export type Localised = { readonly [L in Language]: string }
