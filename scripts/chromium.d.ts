/**
 * Launch options for a real Chromium: the one that CHROME_PATH names, else the one inside the npm package, so that everybody
 * tests with the same and browser tests need no download and no system package.
 * @throws Error where CHROME_PATH names none, or there is none for this machine
 */
export declare function chromiumLaunchOptions(): Promise<{
    executablePath: string;
    args: string[];
}>;
