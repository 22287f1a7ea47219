export interface Component {
  readonly name: string
  readonly version: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
}

export function billOfMaterials(): Promise<{
  readonly bomFormat: string
  readonly metadata: { readonly component: { readonly name: string } }
  readonly components: readonly Component[]
}>
