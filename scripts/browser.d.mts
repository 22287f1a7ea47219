export declare const browserArguments: readonly string[]
export declare function findWholeBrowser(): Promise<string | null>
export declare function ensureBrowser(): Promise<string>
