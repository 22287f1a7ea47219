const platformField =
  /^ {2}(?:id: (?:null|'C\d+')|summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|errors: (?:\[[^\]]*\]|[\w.]+(?:\([^)\n]*\))?)),$/gm

/**
 * Leaves out what only the platform reads of an endpoint: its number, its summary and its expected errors, which each
 * screen would bring for each of its calls. The lines stay, because the source map counts them.
 */
export const forClient = (contract) => contract.replace(platformField, (field) => field.replace(/[^\n]/g, ''))
