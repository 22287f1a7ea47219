export const suggestionsPath = '/interact'
/** The list of the member's own suggestions. */
export const mySuggestionsPath = '/interact?order=mine'
/** The public figures of the departments. */
export const suggestionFiguresPath = '/interact/figures'
export const suggestionsOfDepartmentPath = (id: string) => `${suggestionsPath}?department=${encodeURIComponent(id)}`
export const sendSuggestionPath = '/send-inter'
export const suggestionPath = (id: string) => `/interacts/${encodeURIComponent(id)}`
export const suggestionRecordPath = (id: string) => `${suggestionPath(id)}/record`
/** The form in which the author corrects a suggestion. */
export const suggestionCorrectionPath = (id: string) => `${suggestionPath(id)}/correct`
/** The path of the form for a question with these words. */
export const askPath = (title: string) => `${sendSuggestionPath}?kind=question&title=${encodeURIComponent(title)}`
/** The path of the form with a department that is already chosen. */
export const sendToDepartmentPath = (id: string) => `${sendSuggestionPath}?department=${encodeURIComponent(id)}`
