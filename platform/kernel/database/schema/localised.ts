import type { Language } from '../../../../src/domain/frame/site/preferences'
/** A text in every language of the site, as it is stored in a jsonb column. */
export type Localised = { readonly [L in Language]: string }
