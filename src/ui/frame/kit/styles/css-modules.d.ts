declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A library's style sheet, imported for its side effect. */
declare module '*/styles.css'
declare module 'leaflet/dist/leaflet.css'

/** Colours that are loaded with the components that use them. */
declare module '*/tokens.css'
