/**
 * Fills a folder once, however many processes ask for it at a time. It is there under its name only when it is whole: what
 * a killed process has begun is thrown away and begun anew.
 * @param fill writes into the empty folder it is given
 */
export declare function unpackOnce(folder: string, fill: (empty: string) => Promise<void>): Promise<void>;
