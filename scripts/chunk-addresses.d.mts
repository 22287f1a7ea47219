export function withoutAddresses(text: string): { readonly start: string; readonly addresses: string }
