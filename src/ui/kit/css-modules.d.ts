declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** The style of a library, taken for its effect. */
declare module '*/styles.css'
