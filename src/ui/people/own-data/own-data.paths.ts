/** The path of the copy of all data of the member. */
export const dataCopyPath = '/data-copy'
export const deleteAccountPath = '/delete-account'
