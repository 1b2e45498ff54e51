/**
 * Launch options for a real Chromium: CHROME_PATH, then an installed browser, then the one inside the
 * npm package, so that browser tests need no download and no system package.
 */
export declare function chromiumLaunchOptions(): Promise<{
    executablePath: string;
    args: string[];
}>;
