// Made from the contract by "pnpm contract". Do not edit.

export interface paths {
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Answers the signed-in person. 401 means that nobody is signed in; it is not a fault.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Checks e-mail address and password and starts a session. The session is kept in a cookie that scripts cannot read;
         *     any session the browser had before ends.
         *
         *     Wrong passwords are counted: for the account from one network, for the account from all browsers that have never signed in to
         *     it, and for a network. A browser that has signed in to the account before is known by a second cookie, which scripts cannot
         *     read either, and counts for itself alone: nobody else's wrong passwords keep it out. So does `linkToken`, the value of a link
         *     mailed to the account's address. A new password, signing out everywhere and a changed address make every browser unknown.
         *
         *     Where the account has a second factor, the right password alone signs nobody in: the answer is 403 with the code
         *     `SECOND_FACTOR_NEEDED`, and the browser may call `POST /api/auth/second-factor`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the second factor
         * @description After `POST /api/auth/login` answered 403 with `SECOND_FACTOR_NEEDED`, in the same browser and within 10 minutes: a code of the
         *     authenticator app, or one of the recovery codes, completes the sign-in. Each code works once.
         *     For somebody who is signed in it counts as typing the password once more.
         */
        post: operations["passSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/viewing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop seeing the site as a traveller does
         * @description The browser is back in the account of the person who looked. Without a look that is under way nothing happens.
         */
        delete: operations["endViewing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The second factor of my sign-in
         * @description What is asked for after the password when this person signs in.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        /**
         * Sign in with the password alone again
         * @description Takes the authenticator app and all recovery codes away. The password, or a code, has to have been typed within the last
         *     10 minutes; else the answer is 403 with the code `PROOF_NEEDED`.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin with an authenticator app
         * @description Makes a new secret for an authenticator app (RFC 6238) and shows it this once. It is asked for at sign-in only after
         *     `POST /api/account/second-factor/totp/confirmation` has seen a code of it. For people of the back office.
         *     The password has to have been typed within the last 10 minutes; else the answer is 403 with the code `PROOF_NEEDED`.
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/totp/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an authenticator app
         * @description A code of the app shows that it has the secret. From now on it is asked for at sign-in. Every other session of the account ends, and the answer
         *     shows new recovery codes, this once.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes
         * @description Makes new recovery codes and shows them this once; the ones before stop working. The password, or a code, has to have been typed within
         *     the last 10 minutes; else the answer is 403 with the code `PROOF_NEEDED`.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Signing out twice does no harm: without a session the answer is the same.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out by opening a page
         * @description For a plain link: ends the session and sends the browser to the home page. From a page of another site it only does the latter. Programs use `POST /api/auth/logout`.
         */
        get: operations["logoutByNavigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account and mails a link that confirms the address. It does not sign in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the confirmation link again
         * @description For people who are not signed in. The answer is the same whether or not the address has an account, so that nobody
         *     can find out who is a customer.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm an e-mail address
         * @description The target of the link in a confirmation mail: of an account, or of a new address for it. It works once. A good link leads
         *     to `/dashboard?confirmed=true`; one that was used leads to `/login?confirmation=used`, one that is expired or unknown to
         *     `/login?confirmation=invalid`.
         */
        get: operations["confirmEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the address is confirmed
         * @description Tells whether the signed-in person has opened the link in the confirmation mail.
         */
        get: operations["getEmailStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the confirmation link to the signed-in person
         * @description Takes no body. When the address is confirmed already, no mail goes out and `message` says so.
         */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @description Answers everything we know about the signed-in person.
         */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description Saves the profile of the signed-in person. City, country, address and zipCode are the billing information that a
         *     booking needs. A new e-mail address waits as `pendingEmail` until the link that is mailed there is opened; the present
         *     address is told. It needs `currentPassword`, unless the session signed in with the password less than 10 minutes ago: without
         *     either the answer is `WRONG_PASSWORD`, and nothing is saved. Once the new address is confirmed, every other session ends, and
         *     the old address, where it was confirmed, is mailed a link that takes the change back within 7 days.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop a change of address
         * @description Drops a new e-mail address that waits for its confirmation; the link that was mailed there stops working. Without one the
         *     answer is the same.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a change of address can still be taken back
         * @description Tells whether the link in the mail about a changed address still works, and which address it brings back. Asking changes
         *     nothing, however often.
         */
        get: operations["validateEmailChangeUndo"];
        put?: never;
        /**
         * Take a change of address back
         * @description Brings the address back to which the link was mailed, as confirmed, and sets a new password: whoever changed the address knew
         *     the old one. Every session of the account ends, and the links of later changes stop working. The address that goes is told.
         *     It does not sign in.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to sign in while the account is locked
         * @description Mails a link with which the password is looked at also while too many wrong ones were tried. It works for an hour and until
         *     somebody has signed in with it, and it does not replace the password. Three an hour go to an address: who is refused a fourth
         *     has one that works. The answer is the same whether or not the address has an account, so that nobody can find out who is a customer.
         */
        post: operations["requestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Type the password once more
         * @description For somebody who is signed in: proves that it is still the owner who sits there. For the next 10 minutes this session counts as
         *     just signed in, as reading everything we hold on the account asks for.
         */
        post: operations["proveOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Mails a link that works once, for an hour. The answer is the same whether or not the address has an account, so that nobody
         *     can find out who is a customer.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a reset link still works
         * @description Tells whether the link in a reset mail can still be used, and for whose account. Asking does not use it up.
         */
        get: operations["validatePasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a reset link
         * @description Sets the password, uses up the link and every other reset link of the account, and ends all its sessions. A change of
         *     address that waits for its confirmation is dropped. It does not sign in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description For somebody who is signed in and knows the present password. All other sessions of the account end; this one goes on
         *     under a new cookie.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the account is signed in
         * @description The browsers in which the account is signed in, the one last used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Ends every session of the account, this one too.
         */
        delete: operations["endAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign one browser out
         * @description Ends one session of the account, at once.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the preferences
         * @description How the signed-in person wants texts, prices and distances shown. Who has not chosen has the defaults.
         */
        get: operations["getPreferences"];
        /**
         * Keep the preferences
         * @description Keeps language, currency and distance unit with the account, so that every browser shows the same. Mails come in the
         *     language chosen here.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything we hold on the account, for programs
         * @description The data of the signed-in person as JSON (GDPR, articles 15 and 20): profile, preferences, sessions, bookings with
         *       their payments and changes, prices, checkouts, and what was asked of us. It needs a sign-in, or `POST /api/auth/proof`, that is
         *       less than 10 minutes old: a session that somebody left open is not enough.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything we hold on the account, to read
         * @description The same data as `GET /api/account/export`, as a page to read, keep or print, in the language of the preferences.
         *     It asks for the same proof.
         */
        get: operations["exportAccountPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Deletes the account at once and for good: every session ends, unpaid bookings are cancelled, and the person is removed. Paid
         *     bookings are kept without the person for the seven years that the law asks for. While a paid journey is still to come
         *     the answer is 409.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an account that would be closed
         * @description Accounts without a booking for 12 months are closed, after warnings by mail. This starts the 12 months anew. Takes no body.
         */
        post: operations["keepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account balance
         * @description What we hold for the signed-in person, and every movement, the newest first, a page at a time.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings
         * @description All bookings, in the order asked for, a page at a time.
         */
        get: operations["listAllBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures at a glance
         * @description How many bookings there are and how many of them wait, what paid bookings brought, how many accounts there are, and how many messages
         *     nobody has seen to. Bookings made with test keys do not count.
         */
        get: operations["getAdminStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the back office did
         * @description Every change that an administrator made: who, when, from where, what, before and after, and why. The newest first, a page at a time.
         *     The roles beneath administrator read what was done to one record, named by `subject` and `subjectId`.
         *     Entries are never changed or deleted, and each carries the hash of the one before it.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of the books
         * @description Each side of each movement of money, the newest first, a page at a time. `GET /api/admin/ledger-postings/{postingId}` has the movement it is a
         *     side of.
         */
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger-entries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of the books as a table
         * @description The same in the same order as `GET /api/admin/ledger-entries` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger-postings/{postingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A movement of money
         * @description One movement with all of its sides, which sum to zero.
         */
        get: operations["getLedgerPosting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payments
         * @description Every attempt to pay through a gateway, the newest first, a page at a time. Search words are those of a booking, or the gateway's own id.
         */
        get: operations["listAdminPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payments as a table
         * @description The same in the same order as `GET /api/admin/payments` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportAdminPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promo codes
         * @description Every code that lowers a price, and how often it was used, a page at a time. Those that hold come with the one that ends first on top, those that ended
         *     with the last one, all of them the newest first.
         */
        get: operations["listPromoCodes"];
        put?: never;
        /**
         * Make a promo code
         * @description Makes a code that takes off a part or an amount. Without `code` one is made that nobody guesses.
         *     One for a partner holds only on that partner's pages.
         *     The password has to have been typed within the last 10 minutes; else the answer is 403 with the code `PROOF_NEEDED`.
         *     Above 30 per cent or 5000 cents a second administrator has to agree: then the answer is 202.
         */
        post: operations["createPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promo-codes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promo codes as a table
         * @description The same in the same order as `GET /api/admin/promo-codes` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportPromoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partners
         * @description Businesses whose pages sell our transfers, the newest first, a page at a time.
         */
        get: operations["listAdminPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partners as a table
         * @description The same in the same order as `GET /api/admin/partners` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportAdminPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{partnerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A partner
         * @description A partner with its pages, its keys without what is secret of them, and what its pages brought.
         */
        get: operations["getAdminPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/given-up-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was given up
         * @description Mails and other jobs that failed at every try, the oldest first, a page at a time. Search words are parts of the recipient's address.
         */
        get: operations["listGivenUpJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/given-up-jobs.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was given up as a table
         * @description The same in the same order as `GET /api/admin/given-up-jobs` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportGivenUpJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts as a table
         * @description The same in the same order as `GET /api/admin/clients` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages as a table
         * @description The same in the same order as `GET /api/admin/contact-requests` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportContactRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payments that wait as a table
         * @description The same in the same order as `GET /api/admin/payment-reviews` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportPaymentReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the back office did as a table
         * @description The same in the same order as `GET /api/admin/audit` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/list-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How somebody likes the lists
         * @description The caller's own saved views, in the order in which they were saved, and the columns that they chose.
         */
        get: operations["getListSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/list-settings/{list}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose columns
         * @description The columns that the caller wants to see of a list; without any, those that it begins with.
         */
        put: operations["setListColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a view
         * @description Keeps a search with its filters and its order under a name, for the caller alone. There are at most 50 of them.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved view
         * @description Forgets one of the caller's views.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /**
         * Rename a saved view
         * @description Gives one of the caller's views another name.
         */
        patch: operations["renameSavedView"];
        trace?: never;
    };
    "/api/admin/batches/booking-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set where bookings stand
         * @description The same as `PATCH /api/admin/bookings/{bookingId}/status` for many.
         *     Each of them is changed or refused by itself; what was done in one go has one `batchId` in the audit.
         */
        post: operations["setBookingStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches/contact-request-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages
         * @description The same as `PATCH /api/admin/contact-requests/{contactRequestId}/status` for many.
         *     Each of them is changed or refused by itself; what was done in one go has one `batchId` in the audit.
         */
        post: operations["setContactRequestStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches/given-up-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again or drop what was given up
         * @description The same as retrying or dropping each of them.
         *     Each of them is changed or refused by itself; what was done in one go has one `batchId` in the audit.
         */
        post: operations["decideGivenUpJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches/payment-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide payments alike
         * @description The same as `POST /api/admin/payment-reviews/{id}/resolution` for many, each for the booking that it names itself.
         *     Each of them is changed or refused by itself; what was done in one go has one `batchId` in the audit.
         */
        post: operations["resolvePaymentReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/batches/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block accounts
         * @description The same as `POST /api/admin/users/{userId}/block` for many.
         *     Each of them is changed or refused by itself; what was done in one go has one `batchId` in the audit.
         */
        post: operations["blockUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/given-up-jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again what was given up
         * @description A mail, or another job, that was given up after every retry is tried from the start. Takes no body.
         */
        post: operations["retryGivenUpJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/given-up-jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop what was given up
         * @description A mail, or another job, that was given up is forgotten: it will never be sent.
         */
        delete: operations["dropGivenUpJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is wrong, and since when
         * @description The database, the jobs, mails that were given up, the mail server, the ways to pay, the disk and the last backup, each with how it stands, and who
         *     is on it.
         */
        get: operations["getAdminHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promo-codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A promo code
         * @description Answers a code with its limits and its uses. Its `ETag` is for `If-Match` of a change.
         */
        get: operations["getPromoCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the limits of a promo code
         * @description What is left out stays, null takes a limit away. What a code takes off is never changed: end it and make another.
         *     Prices that hold it already keep it.
         *     The password has to have been typed within the last 10 minutes; else the answer is 403 with the code `PROOF_NEEDED`.
         *     A code of more than 30 per cent or 5000 cents is used longer or more often only once a second administrator has agreed: then the answer is 202.
         */
        patch: operations["changePromoCode"];
        trace?: never;
    };
    "/api/admin/promo-codes/{code}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promo code
         * @description It holds no more from now on. Prices that hold it already keep it until they run out.
         *     The password has to have been typed within the last 10 minutes; else the answer is 403 with the code `PROOF_NEEDED`.
         */
        post: operations["endPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an operator may change
         * @description Answers every setting as it holds today, and what is planned next.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A setting and its versions
         * @description Answers a setting with its versions, the newest first. Its `ETag` is for `If-Match` of a change.
         */
        get: operations["getSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{kind}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a setting would change
         * @description Checks a setting as storing it would, and answers what becomes different: prices of rides before and after, and the pages.
         */
        post: operations["previewSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{kind}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a setting from a day on
         * @description Adds a version; earlier ones stay. Without `validFrom` it holds at once, from a day on where one is given, at most 366 days ahead.
         *     Of two versions that begin on the same day the later one holds. Prices of quotes and bookings stay as they were made.
         *     A price of 10 times the present one, or of that part of it, is refused unless `isUnusual` is true.
         *     The password has to have been typed within the last 10 minutes, by signing in or at `POST /api/auth/proof`; else the
         *     answer is 403 with the code `PROOF_NEEDED`.
         *     Prices need a second administrator: then nothing is stored yet, the answer is 202, and an approval is asked for.
         */
        post: operations["storeSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{kind}/versions/{versionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to an earlier version
         * @description Adds a version with the value of an earlier one, which holds at once. 0 is what the service was started with.
         *     The password has to have been typed within the last 10 minutes, as for `POST /api/admin/settings/{kind}/versions`.
         *     Prices need a second administrator: then nothing is stored yet, the answer is 202, and an approval is asked for.
         */
        post: operations["restoreSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/health/{name}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that one is on it
         * @description Of something that does not stand well: whoever calls is on it, which others see, and the operator is mailed of it no more until it has
         *     been well again. Takes no body.
         */
        post: operations["takeHealthCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revenue, bookings, conversion, cancellations and prices
         * @description The figures of a period beside those of the one before it, by day, class, country, partner or language. They are made of sums of days,
         *     within a minute of what happens, and add up to the ledger's cents.
         */
        get: operations["getAdminFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures as a table
         * @description The same figures as `GET /api/admin/figures` answers, as comma-separated values in UTF-8, with those of the period before beside them.
         *     Cells that a spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for a person
         * @description Everything that only a person can decide or mend, the most urgent first: payments that fit nothing we asked for, transfers that were
         *     announced and have not come, rides of the next 24 hours that lack something, messages nobody has seen to, and mails that could not be sent.
         */
        get: operations["listAdminTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings as a table
         * @description The same bookings in the same order as `GET /api/admin/bookings` lists, all of them, as comma-separated values in UTF-8. Cells that a
         *     spreadsheet would take for a formula begin with an apostrophe.
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking
         * @description A booking as administrators see it, with who booked it.
         */
        get: operations["getAdminBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands beside a booking
         * @description Whose it is, the picture of the way, the mails that can be sent again, and everything that happened: steps, mails, messages, notes
         *     and what our people did, in one order, the newest first.
         */
        get: operations["getBookingRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something about a booking
         * @description Keeps a note for our own people. Nobody edits it; it goes when the person is removed.
         */
        post: operations["addBookingNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail about a booking again
         * @description Writes to the traveller about the booking as it stands now. Only a mail that is true can be sent, and only some times a day.
         */
        post: operations["sendBookingMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a booking
         * @description As its traveller gets it, in the language of the traveller. Without a payment it is 404.
         */
        get: operations["getAdminBookingReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/voucher.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The voucher of a booking
         * @description As its traveller gets it, in the language of the traveller.
         */
        get: operations["getAdminBookingVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar file of a booking
         * @description As its traveller gets it.
         */
        get: operations["getAdminBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change would cost the traveller
         * @description Prices a change by the rules that hold for the traveller. Nothing is changed.
         */
        post: operations["previewChangeOnBehalf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a booking for its traveller
         * @description Changes a booking by the rules that hold for the traveller, who is told. What it costs more is asked of the traveller by mail, and
         *     the change holds once it is paid; what it costs less goes to the traveller's balance as the terms say. Send an `Idempotency-Key`
         *     so that a retry does not change twice.
         */
        post: operations["changeOnBehalf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The money of a booking
         * @description Every attempt to pay for it and every posting in the books that names it. The entries of a posting sum to zero.
         */
        get: operations["getBookingMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set where a booking stands
         * @description An administrator may set any of the five. `cancelled` by the company or the carrier gives everything back; `completed` makes what was paid
         *     due to the carrier. Leaving `cancelled`, a booking whose money went back has to be paid again. Who, when and why is kept. Nothing but
         *     `cancelled` writes to the traveller, and a no-show is one only after the driver's wait.
         */
        patch: operations["setBookingStatus"];
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a bank transfer
         * @description Says that money for a booking arrived on our bank account. It settles the booking like any other payment. Send an `Idempotency-Key`: the
         *     same key records the money once.
         *     Above 200000 cents for a booking nothing is recorded yet: the answer is 202, and a second person has to agree.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/refunds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a refund would do
         * @description Says what a refund, with a cancellation or without one, would do to the booking, the money and the books, what the traveller would be told, and
         *     whether it needs a reason or a second person. Nothing is done.
         */
        post: operations["previewBookingRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel or refund a booking
         * @description Gives money back for a booking, to the account balance, to the cards that paid, or some to each, and cancels the booking with it where that is asked.
         *     What the terms give is done at once. What they do not give needs a reason; it, and what goes to cards, also needs a second person where it comes
         *     to more than 20000 cents for the booking: then nothing moves, and an approval is asked for. To cards, by finance alone. Send an `Idempotency-Key`: the same key refunds once.
         */
        post: operations["refundBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/card-refunds/{cardRefundId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a refund that failed
         * @description Says what becomes of money that the gateway could not send back to a card: it is asked once more, or the money goes to the account balance.
         */
        post: operations["decideCardRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/chargebacks/{chargebackId}/evidence.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evidence for a chargeback
         * @description One PDF to send to the bank: the booking, the terms that the traveller agreed to, every payment and refund, the mails that were sent, and
         *     what happened when. It is sent at the gateway by hand. A chargeback of a payment that no booking is known of has none: 404.
         */
        get: operations["getChargebackEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a second person has to approve
         * @description What waits for a second person, and what was decided last.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{approvalId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, reject or withdraw
         * @description Says yes or no to what somebody else wants to do. A yes does it at once, where the record is still as it was when it was asked for; nobody approves
         *     what they asked for themselves. Whoever asked may withdraw it.
         */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{bookingId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail of a booking
         * @description Every step with who, when, from what to what, and why.
         */
        get: operations["listAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments that wait for a person
         * @description Money that fits nothing we asked for: what waits for a decision, the oldest first, or what was decided. A page at a time.
         */
        get: operations["listPaymentReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-reviews/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a payment
         * @description Says what becomes of money that fits nothing. Decided once.
         */
        post: operations["resolvePaymentReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts
         * @description Registered people, the newest first, a page at a time; `search` looks in addresses and names. Closed and deleted accounts are
         *     left out.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages
         * @description What people wrote to us, the newest first, a page at a time.
         */
        get: operations["listContactRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the back office
         * @description Everybody who may see to something: administrators, and those with a role beneath.
         */
        get: operations["listOfficePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests/{contactRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message with its answers
         * @description A message, what was answered, whose account and bookings stand behind it, and what may be answered in the sender's language.
         */
        get: operations["getContactRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests/{contactRequestId}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who sees to a message
         * @description Names somebody of the back office, or nobody. With `If-Match` nothing changes when somebody else changed the message meanwhile.
         */
        put: operations["assignContactRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests/{contactRequestId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message
         * @description Mails an answer to the address that the message named, in the frame of the sender's language and with the message quoted, and
         *     keeps it with the message, which is handled then. Send an `Idempotency-Key`: the same key answers once.
         */
        post: operations["replyToContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests/{contactRequestId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say that a message is seen to
         * @description `handled` takes it out of the queue, `new` puts it back.
         */
        patch: operations["setContactRequestStatus"];
        trace?: never;
    };
    "/api/admin/make-admin/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make somebody an administrator
         * @description Lets the account do everything an administrator may. Whoever is one already stays one. Takes no body.
         *     The password has to have been typed within the last 10 minutes, by signing in or at `POST /api/auth/proof`; else the
         *     answer is 403 with the code `PROOF_NEEDED`.
         */
        post: operations["grantAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account
         * @description An account as administrators see it.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take somebody’s second factor away
         * @description For somebody who lost the telephone and the recovery codes: they sign in with the password alone, until they set up another. They are told by
         *     mail, and their sessions end. Nobody does it for themselves.
         *     The password has to have been typed within the last 10 minutes; else the answer is 403 with the code `PROOF_NEEDED`.
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/viewing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the site as a traveller does
         * @description For 15 minutes this browser reads what the traveller would read. Nothing can be changed meanwhile: every call that would is answered
         *     403 with the code `VIEWING_ONLY`. `DELETE /api/auth/viewing` ends it. It is written down with its reason. Accounts of the back office are not shown.
         */
        post: operations["startViewing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give somebody a role in the back office, or take it
         * @description Sets what an account may do in the back office: everything (`administrator`), what one of the roles beneath it may, or nothing. It holds from the
         *     next call of the person on. Nobody changes their own role, and one administrator stays at least.
         *     The password has to have been typed within the last 10 minutes, by signing in or at `POST /api/auth/proof`; else the
         *     answer is 403 with the code `PROOF_NEEDED`.
         */
        put: operations["setOfficeRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands beside an account
         * @description Its facts, bookings, balance, sign-ins, blocks, and what passed between us and its person, the newest first.
         */
        get: operations["getClientRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something about an account
         * @description Keeps a note for our own people. Nobody edits it; it goes when the person is removed.
         */
        post: operations["addClientNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything we hold on a person
         * @description The data of a person who cannot fetch it themselves, as their own export has it. It needs a sign-in, or `POST /api/auth/proof`,
         *     that is less than 10 minutes old, and a reason, which is kept.
         */
        post: operations["exportClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a person
         * @description Removes a person at once and for good, as their own deletion of the account does. Paid bookings are kept without the person; while
         *     a paid journey is still to come the answer is 409. It needs a sign-in, or `POST /api/auth/proof`, that is less than
         *     10 minutes old.
         */
        post: operations["eraseClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/looked-into": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an account was looked into
         * @description Takes an account out of the queue of those to look into, until something new stands out about it.
         */
        post: operations["setClientLookedInto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block an account
         * @description Ends every session of the account at once and refuses sign-in until the block is lifted, or until `until`. The reason and the
         *     day are kept, with who blocked. Blocking a blocked account replaces the block. Administrators cannot block themselves.
         */
        post: operations["blockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a block
         * @description Lets the account sign in again. The block stays in the records. Without a block the answer is the same. Takes no body.
         */
        post: operations["unblockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is offered
         * @description The rides that the carrier of the signed-in person is asked to drive now, those to be answered first at the top. Who the
         *     traveller is stands on a ride only once it is accepted.
         */
        get: operations["listRideOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/offers/{offerId}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer
         * @description The ride is the carrier’s from now on, at the net price of the offer. Send the `tag` of the ride as `If-Match`, so that nobody
         *     accepts a ride that was changed meanwhile. Of several who accept at once one gets it, the others are answered `RIDE_TAKEN`.
         *     Takes no body.
         */
        post: operations["acceptRideOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/offers/{offerId}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an offer
         * @description The next carrier is asked at once. Rejected twice is rejected once.
         */
        post: operations["rejectRideOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/rides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rides of the carrier
         * @description What the carrier has accepted, by pickup, the next first: of the days that are asked for, or from yesterday on.
         */
        get: operations["listCarrierRides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/rides/{rideId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a ride of the carrier
         * @description Everything that its driver needs to know.
         */
        get: operations["getCarrierRide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/rides/{rideId}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name driver and vehicle
         * @description Both belong to the carrier, are free at that time, fit the ride, and have every paper valid at the pickup. They can be named
         *     anew until the driver is on the way.
         */
        put: operations["assignRide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/rides/{rideId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a ride back
         * @description Others are asked, and the carrier not again. It counts in the score as a ride that was not completed.
         */
        post: operations["giveBackRide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/rides/{rideId}/amendment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether a changed ride is driven
         * @description Where the traveller changed what the carrier agreed to, `amendmentUntil` says until when to answer. Whoever does not drive it
         *     so, or does not answer, loses the ride, and nothing is held against them.
         */
        post: operations["answerRideAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/rides/{rideId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how far a ride is
         * @description What the driver does on the day: departs, arrives at the pickup, has the traveller on board, finishes. The booking is in
         *     progress from the first traveller on board on, and completed with its last ride. Said twice is said once.
         */
        post: operations["advanceRide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/rides/{rideId}/driver-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the driver’s link of a ride
         * @description A link for the driver who is named, to be sent by whatever messenger: it needs no app and no account. Links made before work on; all of them end when
         *     another driver is named, and some hours after the ride.
         */
        post: operations["createDriverLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/rides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who drives, and where they are
         * @description The ways of one of the signed-in person's own bookings, in the order they are driven: who drives and in what as soon as it is known, how the driver
         *     is reached from shortly before the pickup, or the departure, on, and where the driver is between departure and drop-off.
         */
        get: operations["listBookingRides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/rides/{leg}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a ride
         * @description A way of one's own booking that was driven and is paid, once, within 4 months. The stars count for the score of the carrier at once, which never
         *     learns who gave them; what is written is read by our people alone.
         */
        post: operations["rateRide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver/ride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the ride of a driver’s link
         * @description Everything that the driver needs on the day. The link works until some hours after the ride, and ends when another driver is named. Its secret
         *     travels in the body, as addresses are written down by whoever passes them on.
         */
        post: operations["getDriverRide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what the driver does
         * @description Each report carries the id and the time of the phone of the driver, so that what happened without a network arrives later, in any order, and counts once.
         *     A report that does not fit what is known changes nothing: our people look into it.
         */
        post: operations["sendDriverEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driver/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell where the driver is
         * @description Kept between departure and drop-off alone, one position a ride, and deleted when the ride is over. The traveller sees it with its age.
         */
        post: operations["sendDriverPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ratings/{ratingId}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a low rating was looked into
         * @description For a rating under three stars. It leaves the list of tasks, and counts as before: no rating is taken away for being low.
         */
        post: operations["settleRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/driver-reports/{reportId}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a driver’s report was looked into
         * @description For a report that does not fit what is known. It leaves the list of tasks; what it means for the ride is decided on the booking.
         */
        post: operations["settleDriverReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how the carrier is scored
         * @description Who has more points is asked first. Each part says how much of it was good: 10 rides at the mean of
         *     all carriers are added to the carrier’s own, of the last 90 days.
         */
        get: operations["getCarrierScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rides of the next hours
         * @description By pickup, those that nobody drives yet first, with the offers that are out. At most 500.
         */
        get: operations["listRides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rides/{rideId}/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can drive a ride
         * @description The carriers that pick up there and have a vehicle and a driver that are free, fit, and have every paper valid at the pickup,
         *     the best-scored first.
         */
        get: operations["listRideCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rides/{rideId}/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a ride to a carrier
         * @description For what was agreed on the phone: the ride is the carrier’s as if it had accepted an offer. Offers that are out end. It is
         *     written into the audit trail.
         */
        put: operations["giveRide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own carrier
         * @description The carrier that the signed-in person acts for, with its fleet, drivers and papers, and what is due. 404 for whoever acts for none.
         */
        get: operations["getCarrier"];
        /**
         * Register a carrier, or change it
         * @description Makes a draft for whoever acts for no carrier yet, and becomes its owner; else changes the carrier, which needs its owner. Every field is
         *     sent, and a field that is not known yet is null. Where an approved carrier changes who it is or where it is paid (its name, country, registers,
         *     numbers or bank account), it waits for us again, and gets no rides meanwhile. A name that is like one of a sanctions list waits for a person.
         */
        put: operations["saveCarrier"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the licence agreement and submit
         * @description Says that the draft is ready, and that the carrier agrees to the licence agreement: version, language, a hash of the text, the moment and the
         *     network are kept. Only when nothing that blocks a `submission` is due.
         */
        post: operations["submitCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the carrier
         * @description Ends the carrier for good; its rides are over before. Only its owner.
         */
        post: operations["closeCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a vehicle
         * @description A vehicle drives once its papers are approved. Each class has its own highest age.
         */
        post: operations["addVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/vehicles/{vehicleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a vehicle
         * @description What is not used any more is made inactive. Class, year, plate and country stay once a paper of it was approved: add another vehicle.
         */
        put: operations["changeVehicle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a driver
         * @description A driver drives once the papers are approved. Names are held against sanctions lists.
         */
        post: operations["addDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/drivers/{driverId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a driver
         * @description Whoever does not drive any more is made inactive. The names stay once a paper of theirs was approved: add another driver.
         */
        put: operations["changeDriver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a paper
         * @description A paper of the carrier, of a vehicle or of a driver, with the file that was uploaded before. It counts once one of us has approved it, until its last day.
         */
        post: operations["addPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Takes the bytes of a PDF, a JPEG, a PNG or a WebP of at most 8 MB as the body itself, with the `Content-Type` that it has. What it is
         *     counts by its content alone. Pictures are written anew without what cameras note in them; a PDF is kept as it is. A file that no paper and no driver
         *     names within a day is deleted.
         */
        post: operations["uploadCarrierFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of the carrier
         * @description The bytes, to be saved. Only for those who act for the carrier.
         */
        get: operations["getCarrierFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses of webhooks
         * @description The addresses that are told what happens to the carrier’s rides and papers. Only its owner sees them.
         */
        get: operations["listCarrierWebhooks"];
        put?: never;
        /**
         * Add an address for webhooks
         * @description Tells a server of the carrier what happens. The secret that signs is in this answer and in no other. An address begins with https and lies in
         *     the open network. See "Webhooks" above for signatures, tries and order.
         */
        post: operations["addCarrierWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an address
         * @description Forgets the address, and what was sent to it.
         */
        delete: operations["removeCarrierWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/webhooks/{webhookId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch an address on or off
         * @description What waits for an address is dropped when it is switched off, and can be sent again later.
         */
        put: operations["setCarrierWebhookState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of an address
         * @description Makes a secret in the place of the one that signs. The old one signs along for as long as is asked, so that the receiver can change over. The new one
         *     is in this answer and in no other.
         */
        post: operations["rotateCarrierWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/webhooks/{webhookId}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an address
         * @description Sends a `ping`. The list of deliveries shows what was answered.
         */
        post: operations["pingCarrierWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to an address
         * @description The deliveries of the last 30 days, the newest first, each with its body and with what was answered to its last try.
         */
        get: operations["listCarrierWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carrier/webhooks/{webhookId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events again
         * @description Sends one event again, or all that the address chose and that happened between two moments, under the ids that they had. Name either
         *     `deliveryId`, or `from` and, if it is not now, `until`.
         */
        post: operations["replayCarrierWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The carriers
         * @description Every carrier, the newest first, a page at a time.
         */
        get: operations["listCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/carriers/{carrierId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A carrier
         * @description The carrier as its members see it, with the names that are looked into.
         */
        get: operations["getAdminCarrier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/carriers/{carrierId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, ask, reject, suspend
         * @description Moves a carrier on. Nothing is approved while one of its names is looked into, or while something that blocks an `approval` is due. The carrier is mailed, and reads
         *     the reason where it is not good news.
         */
        post: operations["decideCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/carrier-papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Papers to review
         * @description Papers that were handed in and wait for one of us, the oldest first.
         */
        get: operations["listPapersToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/carrier-papers/{paperId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a paper, or not
         * @description Accepts a paper that was handed in, or refuses it for a reason that the carrier is mailed. Once decided it stands.
         */
        post: operations["decidePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/carrier-files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a carrier
         * @description The bytes of the file of a paper, or of a driver's photo.
         */
        get: operations["getAdminCarrierFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/screening-cases/{caseId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a name
         * @description Says whether a name that is like one of a sanctions list is the one on it. A carrier or driver that is on the list does not drive.
         */
        post: operations["decideScreeningCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicle-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The classes of vehicle
         * @description Answers every class with how many people it carries and its least price.
         */
        get: operations["listVehicleTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a place
         * @description Suggests cities, airports, stations, ports and resorts while the traveller types. With `lat` and `lon`, places within
         *     50 km of that point come first.
         */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places to offer before anything is typed
         * @description Answers what a place field can offer while it is empty: the places that are asked for most, and with `lat` and `lon` the
         *     airports near that point. Two decimals of a position are enough; it is not kept.
         */
        get: operations["offerPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where we drive, and what it costs
         * @description Answers every country with its starting price, its price per kilometre and its best-known resorts, and the airports,
         *     capitals and most booked places that journeys begin at.
         */
        get: operations["listDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A country we drive in
         * @description Answers a country's airports, its resorts and some rides that begin there, at the prices that a quote asks for them today.
         */
        get: operations["getDestination"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The exchange rates prices are shown at
         * @description Answers how many units of each currency one euro is shown as. Prices are charged in euros; other currencies are for
         *     display only. When the source of the rates does not answer, the last good rates are given, with their age.
         */
        get: operations["getExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What pages need to know of this service
         * @description Answers the settings that a page needs to know and may be seen by anyone, such as the browser key of the place search.
         */
        get: operations["getClientSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/routes/{id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way on the map
         * @description Answers a picture of the coasts and borders around a way and its line, to show beside its price. The address comes with
         *     a distance or a quote, as `mapUrl`, and works for as long: an hour after a distance, a day after a quote.
         */
        get: operations["getRouteMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/routes/{id}/drawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way on the map, to draw yourself
         * @description Answers what the picture at `mapUrl` shows as shapes: coasts, borders, the way, its ends and towns in sight. A page that draws
         *     it itself gives it its own colours and typeface, and the names of the ends in the traveller's language.
         */
        get: operations["getRouteDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculate-distance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measure the way
         * @description Answers the distance by road and the driving time between two places.
         */
        post: operations["calculateDistance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculate-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a price
         * @description Prices a journey and keeps the price for 30 minutes as a quote. Book it with its `quoteId`. Nobody has to sign in for a
         *     quote; one made while signed in belongs to that person.
         */
        post: operations["calculatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculate-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the prices of every class
         * @description Prices a journey in every class that has room for it, with one call and for the same 30 minutes. Each
         *     price is a quote of its own: book the one that is chosen with its `quoteId`. Where no class has room, the answer is 422, as
         *     `POST /api/calculate-price` gives it for the largest.
         */
        post: operations["calculatePrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My bookings
         * @description Answers the signed-in person's bookings, newest first, a page at a time. The `Link` header leads to the next page.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book a journey
         * @description Books the journey at the price of a quote and starts the payment. The price is checked again: when it is not the one
         *     sent, nothing is booked and the answer is 409 with a fresh quote. Send an `Idempotency-Key` so that a retry cannot book twice.
         *     An account whose e-mail address nobody confirmed has at most three bookings that nobody paid; for more, the answer is 409
         *     `CONFIRM_ADDRESS_FIRST`, until the address is confirmed or one of them is paid.
         *     With `checkoutSessionId` it is the booking of a checkout that a partner's page started.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description Answers one of the signed-in person's own bookings. Somebody else's is 404, like one that does not exist.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a booking can be paid
         * @description What is paid of a booking, what is left, which ways to pay are on, and where to send a bank transfer.
         */
        get: operations["getBookingPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What cancelling would bring
         * @description Says exactly what goes back if the booking is cancelled now, until when that holds, and why. Nothing is cancelled.
         */
        get: operations["previewCancellation"];
        put?: never;
        /**
         * Cancel a booking
         * @description Cancels one of the signed-in person's own bookings; what goes back goes to the account balance. A booking that is cancelled already
         *     is answered with what went back. Send an `Idempotency-Key` so that a retry finds the same answer.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change would cost
         * @description Prices a change of times, passengers, vehicle, extras, access level, notes or flight number. Nothing is changed.
         */
        post: operations["previewBookingChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a booking
         * @description Changes a booking within the time its access level allows. What it costs more is paid first, and the change holds once it is paid; what
         *     it costs less goes to the account balance. A change takes the place of an earlier one that nobody has paid, and is refused while
         *     the payment of an earlier one is on its way. Send an `Idempotency-Key` so that a retry does not change twice.
         */
        post: operations["changeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The life of a booking
         * @description Every step of one of the signed-in person's own bookings, the oldest first.
         */
        get: operations["listBookingEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt as PDF
         * @description What was paid, when and how, what is due to the carrier, and what went back, as a tagged PDF in the language of the preferences.
         *     The booking needs a payment; without one it is 404.
         */
        get: operations["getBookingReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/voucher.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Voucher as PDF
         * @description Who is driven, when and where, with name board, waiting times and a QR code, as a tagged PDF in the language of the preferences.
         */
        get: operations["getBookingVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Calendar file
         * @description The journey as a calendar file. Its UID stays the same and its SEQUENCE rises with every change; a cancelled booking is a `METHOD:CANCEL`.
         */
        get: operations["getBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of the help centre of our own
         * @description Answers the entries that stand in the help centre beside those that come with it. Plain text.
         */
        get: operations["listFaqEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose look to wear
         * @description Answers the name, logo and colours of the partner whose key is sent or whose subdomain the request names, else our own.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The checkouts under way
         * @description Answers what `GET /api/checkout-sessions/current` does, in a list, which is empty where nothing is under way. For pages that ask in
         *     passing: a browser writes every 404 into its console as an error, and that there is none is no error.
         */
        get: operations["listCheckouts"];
        put?: never;
        /**
         * Hand a traveller over to book
         * @description Takes a quote that the partner's page got, and answers the address where the traveller signs in, pays and comes back from.
         *     The address is opaque, opens once, and expires after 30 minutes. When the price no longer holds the answer is 409 with a
         *     fresh quote. Send an `Idempotency-Key` so that a retry makes no second checkout.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a checkout
         * @description Opens the checkout of an address, once: from then on it belongs to this browser, and to whoever signs in here. The same
         *     browser may open it again.
         */
        post: operations["openCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The checkout under way
         * @description Answers the checkout that this browser opened, or that the signed-in traveller opened elsewhere, as long as it lasts.
         *     Where there may well be none, ask `GET /api/checkout-sessions`, which answers an empty list instead of 404.
         */
        get: operations["getCurrentCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the result of a checkout
         * @description Exchanges the token that a traveller brought back for what came of the checkout, once: the booking number and the totals, or
         *     the journey that was not booked. With the same `Idempotency-Key` the same answer comes again, so that a lost answer loses
         *     nothing.
         */
        post: operations["redeemCheckoutResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout-sessions/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The way back to the partner
         * @description Answers the address that takes the traveller back, with a one-time token that lives ten minutes: paid, booked and not paid,
         *     or without a booking, which ends nothing. Asking again makes a new token and ends the one before.
         */
        post: operations["createCheckoutReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How bookings can be paid
         * @description Answers the ways to pay that are on, for pages that let travellers choose before they book: `paymentMethod` and
         *     `prepaymentPercent` of `POST /api/bookings`. A booking's own are in `GET /api/bookings/{id}/payment`.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a booking
         * @description Starts a payment for one of the signed-in person's own bookings and answers the page to pay at. A declined payment can
         *     be tried again. Send an `Idempotency-Key` so that a retry does not start a second payment.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/callbacks/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The sandbox gateway reports a payment
         * @description Called by the sandbox gateway, not by clients. Each event settles its payment once: sent again, late or twice at the
         *     same moment, it is answered with 200 and changes nothing.
         */
        post: operations["receiveSandboxCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/callbacks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stripe reports a payment
         * @description Called by Stripe, not by clients. Each event settles its payment once: sent again, late or twice at the
         *     same moment, it is answered with 200 and changes nothing.
         */
        post: operations["receiveStripeCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to us
         * @description Takes a message to our team. We answer within 24 hours. A mail tells the sender that it has arrived; it repeats
         *     nothing of it. Nobody has to sign in; a message written while signed in belongs to that person.
         */
        post: operations["createContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the service up
         * @description For load balancers and monitors: 200 when the service can answer requests. Its rate limit is its own: asking here
         *     takes nothing from what other calls may use.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was made
         * @description Somebody booked a journey that came from the partner. Most are paid a moment later.
         */
        post: operations["webhookBookingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was paid
         * @description What is to be paid ahead has come, and the ride is confirmed.
         */
        post: operations["webhookBookingPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was changed
         * @description Time, passengers, class or extras are others now, and so may the price be.
         */
        post: operations["webhookBookingChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was cancelled
         * @description The ride will not happen, whoever cancelled it.
         */
        post: operations["webhookBookingCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ride was completed
         * @description The traveller has arrived.
         */
        post: operations["webhookBookingCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ride.offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ride is offered
         * @description To a carrier: it is asked to drive a ride, by `offerId` and until `answerUntil`; where both are null, the ride was given to it as agreed.
         */
        post: operations["webhookRideOffered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ride.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ride was changed
         * @description To the carrier that has the ride. With `amendmentUntil` it is asked whether it drives it so; without, details such as the flight are others.
         */
        post: operations["webhookRideChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ride.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ride is cancelled
         * @description To the carrier that has the ride: nobody is to be sent.
         */
        post: operations["webhookRideCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ride.taken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ride is not the carrier’s any more
         * @description To a carrier that was asked: another one has the ride, or it is not offered so any more. To the carrier that had it: it went back to others.
         */
        post: operations["webhookRideTaken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "paper.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A paper was decided on
         * @description To a carrier: a paper was approved or rejected, or has run out.
         */
        post: operations["webhookPaperDecided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A try on request
         * @description Sent when the partner asks for it, to see whether its server takes webhooks.
         */
        post: operations["webhookPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description First name.
         * @example Maria
         */
        FirstName: string;
        /**
         * @description Last name.
         * @example Kowalska
         */
        LastName: string;
        /**
         * @description An e-mail address.
         * @example maria@example.com
         */
        EmailAddress: string;
        /**
         * @description A phone number, null when there is none.
         * @example 512 345 678
         */
        OptionalPhone: string | null;
        /**
         * @description The country's phone code, null when there is none.
         * @example +48
         */
        OptionalPhoneCode: string | null;
        /**
         * @description Town or city, null when not given yet.
         * @example Kraków
         */
        OptionalCity: string | null;
        /**
         * @description Street and number, null when not given yet.
         * @example ul. Floriańska 12
         */
        OptionalAddress: string | null;
        /**
         * @description Postal code, null when not given yet.
         * @example 31-021
         */
        OptionalPostalCode: string | null;
        /**
         * @description The company that the traveller books for, as receipts name it. Null when there is none.
         * @example Kowalska i Wspólnicy sp. z o.o.
         */
        OptionalCompany: string | null;
        /**
         * @description The company's VAT number with its country's letters, as receipts name it. Its form alone is looked at. Null when there is none.
         * @example PL5260001246
         */
        OptionalVatNumber: string | null;
        /**
         * @description A role beneath administrator. `support` reads, answers messages and sends mails again; `operations` sees to bookings and rides;
         *     `finance` sees to payments and figures. What each operation asks for is named in its `security`; administrators may call all.
         * @example support
         * @enum {string}
         */
        StaffRole: "support" | "operations" | "finance";
        /**
         * @description The role in the back office; null for travellers, and for administrators, who may do everything.
         * @example null
         */
        OptionalStaffRole: components["schemas"]["StaffRole"] | null;
        /**
         * Format: date-time
         * @description A moment in UTC (RFC 3339).
         * @example 2026-02-14T13:30:00.000Z
         */
        Instant: string;
        /**
         * @description One of the languages of the site, by its ISO 639-1 code.
         * @example pl
         * @enum {string}
         */
        LanguageCode: "en" | "pl" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "sv" | "da" | "no" | "fi" | "cs" | "sk" | "hu" | "ro" | "bg" | "hr" | "sl" | "et" | "lv" | "lt" | "el";
        /**
         * @description The currency to show prices in (ISO 4217).
         * @example PLN
         * @enum {string}
         */
        DisplayCurrency: "EUR" | "USD" | "GBP" | "AED" | "CHF" | "CAD" | "SEK" | "NOK" | "PLN" | "CZK" | "HRK" | "BGN";
        /**
         * @description Kilometres or miles.
         * @example km
         * @enum {string}
         */
        DistanceUnit: "km" | "mi";
        /**
         * @description The access level that the booking form begins with, for every booking of the account until it is chosen anew; `saver` unless chosen.
         *     Left out it stays as it is.
         * @example saver
         * @enum {string}
         */
        PreferredAccessLevel: "saver" | "flexible";
        /**
         * @description How somebody wants texts, prices and distances shown, and which access level a new booking begins with on our own pages. What is
         *     charged is always euros; what a request books is what the request says.
         * @example {
         *       "language": "pl",
         *       "currency": "PLN",
         *       "distanceUnit": "km"
         *     }
         */
        Preferences: {
            language: components["schemas"]["LanguageCode"];
            currency: components["schemas"]["DisplayCurrency"];
            distanceUnit: components["schemas"]["DistanceUnit"];
            accessLevel?: components["schemas"]["PreferredAccessLevel"];
        };
        /**
         * @description A person with an account. To book, city, country, address and zipCode must be filled in.
         * @example {
         *       "id": "0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f",
         *       "firstName": "Maria",
         *       "lastName": "Kowalska",
         *       "email": "maria@example.com",
         *       "phoneNumber": "512 345 678",
         *       "countryCode": "+48",
         *       "country": "PL",
         *       "city": "Kraków",
         *       "address": "ul. Floriańska 12",
         *       "zipCode": "31-021",
         *       "company": null,
         *       "vatNumber": null,
         *       "dateOfBirth": "1990-05-17",
         *       "isAdmin": false,
         *       "staffRole": null,
         *       "viewingUntil": null,
         *       "emailConfirmed": true,
         *       "createdAt": "2026-02-10T09:00:00.000Z",
         *       "pendingEmail": null,
         *       "preferences": {
         *         "language": "pl",
         *         "currency": "PLN",
         *         "distanceUnit": "km"
         *       },
         *       "closesAt": null
         *     }
         */
        Profile: {
            /**
             * Format: uuid
             * @description The account's id.
             * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
             */
            id: string;
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            email: components["schemas"]["EmailAddress"];
            phoneNumber: components["schemas"]["OptionalPhone"];
            countryCode: components["schemas"]["OptionalPhoneCode"];
            /**
             * @description The country by its two-letter code, null when not given yet.
             * @example PL
             */
            country: string | null;
            city: components["schemas"]["OptionalCity"];
            address: components["schemas"]["OptionalAddress"];
            zipCode: components["schemas"]["OptionalPostalCode"];
            company: components["schemas"]["OptionalCompany"];
            vatNumber: components["schemas"]["OptionalVatNumber"];
            /**
             * Format: date
             * @description The day of birth, null when not given.
             * @example 1990-05-17
             */
            dateOfBirth: string | null;
            /**
             * @description True for administrators.
             * @example false
             */
            isAdmin: boolean;
            staffRole: components["schemas"]["OptionalStaffRole"];
            /**
             * Format: date-time
             * @description Until when somebody of the back office sees what this traveller sees (UTC); null for the traveller. Nothing can be changed meanwhile.
             * @example null
             */
            viewingUntil: string | null;
            /**
             * @description True once the link in the confirmation mail was opened.
             * @example true
             */
            emailConfirmed: boolean;
            createdAt: components["schemas"]["Instant"];
            /**
             * @description A new address that waits to be confirmed; until then `email` stays. Null when none waits.
             * @example null
             */
            pendingEmail: string | null;
            /**
             * @description How texts, prices and distances are shown; null until chosen.
             * @example {
             *       "language": "pl",
             *       "currency": "PLN",
             *       "distanceUnit": "km"
             *     }
             */
            preferences: components["schemas"]["Preferences"] | null;
            /**
             * Format: date-time
             * @description When the account will be closed because it is not used (UTC), null while that is more than 30 days away.
             *     A booking, or `POST /api/account/keep`, keeps it open.
             * @example null
             */
            closesAt: string | null;
        };
        /**
         * @description What went wrong, by a stable code that programs may rely on.
         *
         *     | code | status | meaning |
         *     |---|---|---|
         *     | `INVALID_REQUEST` | 400 | The request does not have the shape this document asks for; `errors` says where. |
         *     | `MALFORMED_JSON` | 400 | The body is not JSON. |
         *     | `BODY_TOO_COMPLEX` | 400 | The body has over 2,000 fields and items, or over 32 levels of them inside one another. |
         *     | `QUERY_TOO_LARGE` | 400 | The address has over 2 kB or 50 parameters behind its question mark. |
         *     | `MALFORMED_REQUEST` | 400 | What came is not HTTP; the connection is closed. |
         *     | `HOST_NOT_ALLOWED` | 400 | The request names a host that is no address of this service. |
         *     | `UNAUTHORIZED` | 401 | Sign in first. |
         *     | `INVALID_CREDENTIALS` | 401 | The e-mail address or the password is wrong. |
         *     | `INVALID_KEY` | 401 | The partner key is missing or unknown. |
         *     | `KEY_REVOKED` | 401 | The partner key was revoked or has run out. |
         *     | `INVALID_SIGNATURE` | 401 | The callback's signature is missing, wrong or too old. |
         *     | `FORBIDDEN` | 403 | Only administrators, or another role of the back office, may do this. |
         *     | `ACCOUNT_BLOCKED` | 403 | The account is blocked; only who knows its password is told. |
         *     | `ACCOUNT_CLOSED` | 403 | The account was closed because nobody used it; a new password opens it again. |
         *     | `PROOF_NEEDED` | 403 | The password was typed too long ago for this; `POST /api/auth/proof` takes it once more. |
         *     | `SECOND_FACTOR_NEEDED` | 403 | The password is right; `POST /api/auth/second-factor` takes the code that completes the sign-in. |
         *     | `SECOND_FACTOR_MISSING` | 403 | The back office opens with a second factor alone, and this session has none: set one up, or sign in with it. |
         *     | `VIEWING_ONLY` | 403 | Somebody of the back office looks at this account as its traveller, and changes nothing. |
         *     | `FORBIDDEN_ORIGIN` | 403 | A page of another site made the request. |
         *     | `ORIGIN_NOT_ALLOWED` | 403 | The page is not among the origins of the partner. |
         *     | `SECRET_KEY_IN_BROWSER` | 403 | A secret key came from a browser. |
         *     | `NOT_FOUND` | 404 | There is no such thing, or it is not yours. |
         *     | `METHOD_NOT_ALLOWED` | 405 | The path exists, the method does not; the `Allow` header lists those that do. |
         *     | `NOT_ACCEPTABLE` | 406 | The `Accept` header leaves out JSON. |
         *     | `REQUEST_TIMEOUT` | 408 | The request did not arrive whole in time; the connection is closed. |
         *     | `CONFIRM_ADDRESS_FIRST` | 409 | Nobody has confirmed the account's e-mail address, and it has as many unpaid bookings as it may have, or has changed one as often as it may: confirm the address, or pay. |
         *     | `EMAIL_TAKEN` | 409 | An account with this e-mail address exists. |
         *     | `PRICE_CHANGED` | 409 | The price differs from the one sent; `quote` is a fresh one. |
         *     | `QUOTE_EXPIRED` | 409 | The quote is older than 30 minutes; `quote` is a fresh one. |
         *     | `QUOTE_UNAVAILABLE` | 409 | The quote is unknown, already used or somebody else's; `quote` is a fresh one. |
         *     | `ALREADY_PAID` | 409 | The booking is paid, or its payment is on its way. |
         *     | `BOOKING_CANCELLED` | 409 | The booking is cancelled. |
         *     | `CANCELLATION_CHANGED` | 409 | Less goes back, or more is kept by now than was agreed to; `cancellation` is the fresh preview. |
         *     | `CANCELLATION_NOT_ALLOWED` | 409 | The booking is on the road or over. |
         *     | `NO_SHOW_TOO_EARLY` | 409 | The driver still waits, or has yet to come; `noShowFrom` is when that is over. |
         *     | `CHANGE_NOT_ALLOWED` | 409 | The time for this change is over, or the booking is; or the payment of an earlier change is on its way. |
         *     | `BOOKING_OVER` | 409 | The pickup has passed, so there is nothing to pay for. |
         *     | `RIDE_TAKEN` | 409 | Another carrier has accepted this ride. |
         *     | `OFFER_OVER` | 409 | The time to answer an offer is over, or the ride is. |
         *     | `CARRIER_NOT_FIT` | 409 | At the pickup the carrier has no vehicle and driver that are free, fit, and have every paper. |
         *     | `RIDE_MOVED` | 409 | The ride does not stand where this could be done. |
         *     | `REVIEW_RESOLVED` | 409 | Somebody decided on this payment before. |
         *     | `APPROVAL_DECIDED` | 409 | Somebody decided on this before, or its time is over. |
         *     | `APPROVAL_OUTDATED` | 409 | The record is not as it was when the approval was asked for: ask anew. |
         *     | `APPROVAL_OWN` | 409 | Whoever asks for an approval cannot give it. |
         *     | `APPROVAL_WAITS` | 409 | The same already waits for a second person. |
         *     | `REFUND_NOT_FAILED` | 409 | Only a refund that failed can be decided on. |
         *     | `CARRIER_STATE` | 409 | A carrier, or what hangs on it, stands so that this is not possible. |
         *     | `BOOKINGS_AHEAD` | 409 | A paid journey is still to come, so the account cannot be deleted yet. |
         *     | `RESULT_TOKEN_USED` | 409 | The result was taken before. |
         *     | `CHECKOUT_LINK_USED` | 410 | The link was opened before. |
         *     | `CHECKOUT_EXPIRED` | 410 | The time of the checkout is over. |
         *     | `RESET_LINK_INVALID` | 410 | The mailed link (to a new password, to sign in, or to take a changed address back) was used, is too old, or never was one. |
         *     | `PRECONDITION_FAILED` | 412 | Somebody else changed the record since the `If-Match` that was sent. |
         *     | `PAYLOAD_TOO_LARGE` | 413 | The body is too large. |
         *     | `UNSUPPORTED_MEDIA_TYPE` | 415 | The body is not `application/json`. |
         *     | `RULE_VIOLATION` | 422 | A field breaks a rule; `errors` says which and why. |
         *     | `LINK_NOT_ALLOWED` | 422 | A name or a place holds a web address. |
         *     | `LEAD_TIME` | 422 | Pickup is less than 2 hours away. |
         *     | `HORIZON` | 422 | Pickup or return is too far ahead. |
         *     | `RETURN_BEFORE_PICKUP` | 422 | The return is not after the pickup. |
         *     | `TOO_MANY_PASSENGERS` | 422 | The vehicle class carries fewer people. |
         *     | `TOO_MUCH_LUGGAGE` | 422 | The vehicle class carries fewer suitcases. |
         *     | `TOO_MANY_CHILD_SEATS` | 422 | More child seats than passengers. |
         *     | `PREPAYMENT_NOT_ALLOWED` | 422 | A bank transfer pays all of the price. |
         *     | `PAYMENT_METHOD_UNAVAILABLE` | 422 | This way of paying is not on. |
         *     | `RESTRICTED_REGION` | 422 | We do not drive there. |
         *     | `LOCAL_TIME_DOES_NOT_EXIST` | 422 | The clocks jump over this time on that day. |
         *     | `PLACE_NOT_FOUND` | 422 | We do not know the place. |
         *     | `AMBIGUOUS_PLACE` | 422 | The text could mean places far apart; `candidates` are those to choose from. |
         *     | `PLACES_TOO_CLOSE` | 422 | Pickup and destination are the same place. |
         *     | `NO_ROAD` | 422 | No road leads from one place to the other. |
         *     | `VEHICLE_NOT_FOUND` | 422 | There is no such vehicle class. |
         *     | `PRICE_REQUIRED` | 422 | Ask for a price first. |
         *     | `BILLING_INFO_REQUIRED` | 422 | The profile lacks city, country, address or zipCode. |
         *     | `UNDERAGE` | 422 | Travellers who register are at least 18. |
         *     | `PASSWORDS_DO_NOT_MATCH` | 422 | The two passwords differ. |
         *     | `WRONG_PASSWORD` | 422 | The present password is not the one sent. |
         *     | `WRONG_CODE` | 422 | The code of the second factor is not right, or was used before. |
         *     | `PASSWORD_TOO_COMMON` | 422 | The password is on lists of leaked passwords, or easily guessed from who has it. |
         *     | `INVALID_PHONE` | 422 | The number does not fit the country. |
         *     | `RETURN_URL_NOT_ALLOWED` | 422 | The address is not among the partner's return addresses. |
         *     | `RESULT_TOKEN_INVALID` | 422 | The result token is unknown, too old, or another partner's. |
         *     | `IDEMPOTENCY_KEY_REUSED` | 422 | The key was used with another body. |
         *     | `TOO_MANY_REQUESTS` | 429 | Slow down; `Retry-After` says for how long. |
         *     | `HEADERS_TOO_LARGE` | 431 | Address and headers are over 16 kB together; the connection is closed. |
         *     | `INTERNAL` | 500 | A fault of ours. |
         *     | `PAYMENT_UNAVAILABLE` | 502 | The payment provider does not answer. |
         *     | `UNAVAILABLE` | 503 | We are starting, stopping or without our database; `Retry-After` says when to come back. |
         *     | `BUSY` | 503 | More is waiting to be made than can be made soon; `Retry-After` says when to come back. |
         * @example PRICE_CHANGED
         * @enum {string}
         */
        ProblemCode: "INVALID_REQUEST" | "MALFORMED_JSON" | "BODY_TOO_COMPLEX" | "QUERY_TOO_LARGE" | "MALFORMED_REQUEST" | "HOST_NOT_ALLOWED" | "UNAUTHORIZED" | "INVALID_CREDENTIALS" | "INVALID_KEY" | "KEY_REVOKED" | "INVALID_SIGNATURE" | "FORBIDDEN" | "ACCOUNT_BLOCKED" | "ACCOUNT_CLOSED" | "PROOF_NEEDED" | "SECOND_FACTOR_NEEDED" | "SECOND_FACTOR_MISSING" | "VIEWING_ONLY" | "FORBIDDEN_ORIGIN" | "ORIGIN_NOT_ALLOWED" | "SECRET_KEY_IN_BROWSER" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "NOT_ACCEPTABLE" | "REQUEST_TIMEOUT" | "CONFIRM_ADDRESS_FIRST" | "EMAIL_TAKEN" | "PRICE_CHANGED" | "QUOTE_EXPIRED" | "QUOTE_UNAVAILABLE" | "ALREADY_PAID" | "BOOKING_CANCELLED" | "CANCELLATION_CHANGED" | "CANCELLATION_NOT_ALLOWED" | "NO_SHOW_TOO_EARLY" | "CHANGE_NOT_ALLOWED" | "BOOKING_OVER" | "RIDE_TAKEN" | "OFFER_OVER" | "CARRIER_NOT_FIT" | "RIDE_MOVED" | "REVIEW_RESOLVED" | "APPROVAL_DECIDED" | "APPROVAL_OUTDATED" | "APPROVAL_OWN" | "APPROVAL_WAITS" | "REFUND_NOT_FAILED" | "CARRIER_STATE" | "BOOKINGS_AHEAD" | "RESULT_TOKEN_USED" | "CHECKOUT_LINK_USED" | "CHECKOUT_EXPIRED" | "RESET_LINK_INVALID" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RULE_VIOLATION" | "LINK_NOT_ALLOWED" | "LEAD_TIME" | "HORIZON" | "RETURN_BEFORE_PICKUP" | "TOO_MANY_PASSENGERS" | "TOO_MUCH_LUGGAGE" | "TOO_MANY_CHILD_SEATS" | "PREPAYMENT_NOT_ALLOWED" | "PAYMENT_METHOD_UNAVAILABLE" | "RESTRICTED_REGION" | "LOCAL_TIME_DOES_NOT_EXIST" | "PLACE_NOT_FOUND" | "AMBIGUOUS_PLACE" | "PLACES_TOO_CLOSE" | "NO_ROAD" | "VEHICLE_NOT_FOUND" | "PRICE_REQUIRED" | "BILLING_INFO_REQUIRED" | "UNDERAGE" | "PASSWORDS_DO_NOT_MATCH" | "WRONG_PASSWORD" | "WRONG_CODE" | "PASSWORD_TOO_COMMON" | "INVALID_PHONE" | "RETURN_URL_NOT_ALLOWED" | "RESULT_TOKEN_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "HEADERS_TOO_LARGE" | "INTERNAL" | "PAYMENT_UNAVAILABLE" | "UNAVAILABLE" | "BUSY";
        /**
         * @description One thing that is wrong with one field.
         * @example {
         *       "pointer": "/passengers",
         *       "code": "maximum",
         *       "message": "Maximum 15 passengers"
         *     }
         */
        FieldProblem: {
            /**
             * Format: json-pointer
             * @description Where it is: a JSON Pointer (RFC 6901) into the body, or `/query/<name>`, `/path/<name>`, `/header/<name>` for a
             *     parameter.
             * @example /passengers
             */
            pointer: string;
            /**
             * @description What is wrong, by a stable code.
             * @example maximum
             */
            code: string;
            /**
             * @description What is wrong, in words to show beside the field, in the language of the answer.
             * @example Maximum 15 passengers
             */
            message: string;
            /**
             * @description The rule whose words these are, by its stable id in `MESSAGES` of `@fiacre/sdk/rules`, for clients that have words of
             *     their own.
             * @example passengersMax
             */
            rule?: string;
            /**
             * @description What stands in the placeholders of the rule's words, by their names.
             * @example {
             *       "max": 15
             *     }
             */
            values?: {
                [key: string]: string | number;
            };
        };
        /**
         * @description A country by its two-letter code (ISO 3166-1 alpha-2).
         * @example CH
         */
        CountryCode: string;
        /**
         * Format: double
         * @description Degrees north of the equator (WGS 84).
         * @example 46.2381
         */
        Latitude: number;
        /**
         * Format: double
         * @description Degrees east of Greenwich (WGS 84).
         * @example 6.109
         */
        Longitude: number;
        /**
         * @description What sort of place it is. `address` is a street or a house; without a geocoder its point is its town's.
         * @example airport
         * @enum {string}
         */
        PlaceKind: "city" | "airport" | "station" | "port" | "resort" | "attraction" | "island" | "address";
        /**
         * @description The IANA time zone of the pickup place. Pickup dates and times are local to it.
         * @example Europe/Zurich
         */
        TimeZone: string;
        /**
         * @description How a text was understood: `place`, it names this place; `address`, it names a street or a house in this place, which
         *     the way is measured from, and the driver gets the whole text; `point`, the position that came with the text says where in
         *     it; `nearest`, the text names no place we know, so that the place at the position is booked, under its own name.
         * @example address
         * @enum {string}
         */
        PlaceMatch: "place" | "address" | "point" | "nearest";
        /**
         * @description A place we know and can be asked to pick up at or drive to. `match` is there where a text was looked up.
         * @example {
         *       "id": "airport:GVA",
         *       "name": "Geneva Airport",
         *       "label": "Geneva Airport (GVA), Switzerland",
         *       "countryCode": "CH",
         *       "lat": 46.2381,
         *       "lon": 6.109,
         *       "kind": "airport",
         *       "timeZone": "Europe/Zurich"
         *     }
         */
        Place: {
            /**
             * @description A stable id, made of the source and its own id.
             * @example airport:GVA
             */
            id: string;
            /**
             * @description The name alone.
             * @example Geneva Airport
             */
            name: string;
            /**
             * @description The name with what tells it from others. Show it, and send it as `pickupLocation` or `destination`.
             * @example Geneva Airport (GVA), Switzerland
             */
            label: string;
            countryCode: components["schemas"]["CountryCode"];
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
            kind: components["schemas"]["PlaceKind"];
            timeZone: components["schemas"]["TimeZone"];
            match?: components["schemas"]["PlaceMatch"];
        };
        /**
         * Format: uuid
         * @description The quote's id. Send it with the booking.
         * @example 0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f11
         */
        QuoteId: string;
        /**
         * Format: int32
         * @description The vehicle class, by the `id` of `GET /api/vehicle-types`.
         * @example 1
         */
        VehicleTypeId: number;
        /**
         * @description The name of the class.
         * @example Economy
         * @enum {string}
         */
        VehicleClassName: "Economy" | "Business" | "Premium" | "Van" | "Minibus";
        /**
         * @description What to expect of the class, in a sentence.
         * @example A comfortable estate for up to four
         * @example with room for two or three large suitcases.
         */
        VehicleDescription: string;
        /**
         * Format: double
         * @description An amount in euros, with at most two decimals.
         * @example 183.9
         */
        EuroAmount: number;
        /**
         * Format: int32
         * @description An amount in whole euro cents, for exact sums. Where a decimal number stands beside it, both say the same.
         * @example 18390
         */
        EuroCents: number;
        /**
         * @description A class of vehicle, with what it carries and what it costs at least.
         * @example {
         *       "id": 1,
         *       "name": "Economy",
         *       "description": "A comfortable estate for up to four, with room for two or three large suitcases.",
         *       "imageUrl": "/vehicles/economy.svg",
         *       "maxPassengers": 4,
         *       "maxSuitcases": 3,
         *       "minimumPrice": 17,
         *       "minimumPriceCents": 1700
         *     }
         */
        VehicleType: {
            id: components["schemas"]["VehicleTypeId"];
            name: components["schemas"]["VehicleClassName"];
            description: components["schemas"]["VehicleDescription"];
            /**
             * @description A drawing of the class, relative to the site.
             * @example /vehicles/economy.svg
             */
            imageUrl: string;
            /**
             * Format: int32
             * @description The most passengers it carries. 0 means cargo only.
             * @example 4
             */
            maxPassengers: number;
            /**
             * Format: int32
             * @description The most large suitcases it carries.
             * @example 3
             */
            maxSuitcases: number;
            minimumPrice: components["schemas"]["EuroAmount"];
            minimumPriceCents: components["schemas"]["EuroCents"];
        };
        /**
         * @description A place in words, as a traveller would type it or as `label` of a place from `GET /api/places`.
         * @example Geneva Airport (GVA), Switzerland
         */
        PlaceText: string;
        /**
         * Format: double
         * @description A distance by road in kilometres, with one decimal.
         * @example 90.1
         */
        Kilometres: number;
        /**
         * Format: int32
         * @description The driving time one way, in whole minutes.
         * @example 73
         */
        Minutes: number;
        /**
         * @description True when distance and time are our estimate, false when a routing service measured the road.
         * @example true
         */
        Estimated: boolean;
        /**
         * @description What distance and time come from, `estimate` or the name of a routing service.
         * @example estimate
         */
        RouteSource: string;
        /**
         * @description A picture of the way on the map (SVG), relative to the site. It stays the same for as long as the way does.
         * @example /api/routes/3f2b8c1d9e0a4b5c6d7e8f9012345678/map
         */
        RouteMapUrl: string;
        /**
         * @description The currency charged. Other currencies are for display only.
         * @example EUR
         * @enum {string}
         */
        Currency: "EUR";
        /**
         * @description What travels in the boot. The vehicle class says how many large suitcases fit (`maxSuitcases`).
         * @example {
         *       "suitcases": 2,
         *       "handLuggage": 2
         *     }
         */
        Luggage: {
            /**
             * Format: int32
             * @description Large suitcases.
             * @example 2
             */
            suitcases: number;
            /**
             * Format: int32
             * @description Bags that fit on a lap or between the seats.
             * @example 2
             */
            handLuggage: number;
        };
        /**
         * @description Seats for children by weight group, together no more than there are passengers. Each costs a fixed price for each way.
         * @example {
         *       "infant": 0,
         *       "child": 1,
         *       "booster": 0
         *     }
         */
        ChildSeats: {
            /**
             * Format: int32
             * @description Infant carriers, up to 13 kg (group 0+).
             * @example 0
             */
            infant: number;
            /**
             * Format: int32
             * @description Child seats, 9 to 18 kg (group 1).
             * @example 1
             */
            child: number;
            /**
             * Format: int32
             * @description Boosters, 15 to 36 kg (groups 2 and 3).
             * @example 0
             */
            booster: number;
        };
        /**
         * @description What comes with the ride. What is left out is not wanted.
         * @example {
         *       "luggage": {
         *         "suitcases": 2,
         *         "handLuggage": 2
         *       },
         *       "childSeats": {
         *         "infant": 0,
         *         "child": 1,
         *         "booster": 0
         *       },
         *       "meetAndGreet": true
         *     }
         */
        Extras: {
            luggage?: components["schemas"]["Luggage"];
            childSeats?: components["schemas"]["ChildSeats"];
            /**
             * @description True when the driver waits in the arrivals hall or on the platform with a name board. It has a fixed price for each way.
             * @default false
             * @example true
             */
            meetAndGreet?: boolean;
        };
        /**
         * @description How free the traveller is afterwards. `saver`: money back within 24 hours of booking, changes until 24 hours before pickup.
         *     `flexible`: money back until the start, changes until 2 hours before; it costs a surcharge, line `FLEXIBLE` of the price.
         * @example saver
         * @enum {string}
         */
        AccessLevel: "saver" | "flexible";
        /**
         * @description A promo code as the traveller or the partner's page gives it, in any case. One that does not hold leaves the price as it
         *     is; `promo` of the quote then says why.
         * @example WELCOME10
         */
        PromoCode: string;
        /**
         * @description Why a promo code takes nothing off: `UNKNOWN` no such code, `NOT_YET` it holds later, `EXPIRED` its time is over,
         *     `USED_UP` it was used as often as it may be, `ALREADY_USED` this traveller used it before, `OTHER_CLASS` it is for
         *     other classes of vehicle, `OTHER_PARTNER` it belongs to another partner,
         *     `ADDRESS_NOT_CONFIRMED` each traveller may use it only so often, and nobody has confirmed the account's e-mail address.
         * @example EXPIRED
         * @enum {string}
         */
        PromoReason: "UNKNOWN" | "NOT_YET" | "EXPIRED" | "USED_UP" | "ALREADY_USED" | "OTHER_CLASS" | "OTHER_PARTNER" | "ADDRESS_NOT_CONFIRMED";
        /**
         * @description What became of the promo code that was sent.
         * @example {
         *       "code": "WELCOME10",
         *       "applied": true,
         *       "message": "WELCOME10 takes 10 % off.",
         *       "percent": 10,
         *       "discount": 18.39,
         *       "discountCents": 1839
         *     }
         */
        Promo: {
            code: components["schemas"]["PromoCode"];
            /**
             * @description Whether the price is lower for it.
             * @example true
             */
            applied: boolean;
            reason?: components["schemas"]["PromoReason"];
            /**
             * @description The same in words to show.
             * @example WELCOME10 takes 10 % off.
             */
            message: string;
            /**
             * Format: int32
             * @description What it takes off in per cent, where it is such a code.
             * @example 10
             */
            percent?: number;
            discount?: components["schemas"]["EuroAmount"];
            discountCents?: components["schemas"]["EuroCents"];
        };
        /**
         * Format: double
         * @description An amount in euros that is added, or taken off where it is below zero.
         * @example 175.7
         */
        EuroChange: number;
        /**
         * Format: int32
         * @description An amount in whole euro cents, for exact sums. Where a decimal number stands beside it, both say the same.
         * @example 17570
         */
        EuroChangeCents: number;
        /**
         * @description One part of the price.
         * @example {
         *       "code": "DISTANCE",
         *       "description": "90.1 km at €1.95, the Economy price per km in Switzerland",
         *       "amount": 175.7,
         *       "amountCents": 17570,
         *       "pricePerKm": 1.95
         *     }
         */
        QuoteLine: {
            /**
             * @description What the line is for: `START` the starting price, `DISTANCE` the kilometres there in Economy, `CLASS` what another
             *     class costs more, `MINIMUM` what is added to reach the least price of the class, `RETURN` the way back, `CHILD_SEATS`
             *     and `MEET_AND_GREET` the extras, `FLEXIBLE` the access level, `DISCOUNT` what a promo code takes off, below zero.
             * @example DISTANCE
             * @enum {string}
             */
            code: "START" | "DISTANCE" | "CLASS" | "MINIMUM" | "RETURN" | "CHILD_SEATS" | "MEET_AND_GREET" | "FLEXIBLE" | "DISCOUNT";
            /**
             * @description The line in words, with its reason.
             * @example 90.1 km at €1.95, the Economy price per km in Switzerland
             */
            description: string;
            amount: components["schemas"]["EuroChange"];
            amountCents: components["schemas"]["EuroChangeCents"];
            /**
             * Format: double
             * @description With `DISTANCE`, the price of one kilometre in Economy, in euros.
             * @example 1.95
             */
            pricePerKm?: number;
            /**
             * Format: int32
             * @description With `CLASS`, by how many per cent the kilometre costs more than in Economy; with `FLEXIBLE`, the per cent added; with `DISCOUNT`, the per cent taken off.
             * @example 35
             */
            percent?: number;
            /**
             * Format: int32
             * @description With `CHILD_SEATS` and `MEET_AND_GREET`, how many are paid for, both ways together.
             * @example 1
             */
            count?: number;
        };
        /** @description A price that holds until `expiresAt`, 30 minutes after it was made. */
        Quote: {
            quoteId: components["schemas"]["QuoteId"];
            expiresAt: components["schemas"]["Instant"];
            vehicleType: components["schemas"]["VehicleType"];
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            pickupPlace: components["schemas"]["Place"];
            destinationPlace: components["schemas"]["Place"];
            oneWayDistance: components["schemas"]["Kilometres"];
            /**
             * Format: double
             * @description The kilometres charged, there and back on a round trip.
             * @example 90.1
             */
            distance: number;
            /**
             * @description True for a way there and back, false for one way.
             * @example false
             */
            isRoundTrip: boolean;
            duration: components["schemas"]["Minutes"];
            estimated: components["schemas"]["Estimated"];
            source: components["schemas"]["RouteSource"];
            mapUrl: components["schemas"]["RouteMapUrl"];
            timeZone: components["schemas"]["TimeZone"];
            pickupAt: components["schemas"]["Instant"];
            /**
             * Format: double
             * @description The starting price in euros, before any kilometre.
             * @example 5
             */
            basePrice: number;
            /**
             * Format: double
             * @description The price of one kilometre in this class, in euros.
             * @example 1.95
             */
            pricePerKm: number;
            totalPrice: components["schemas"]["EuroAmount"];
            totalPriceCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            extras: components["schemas"]["Extras"];
            accessLevel: components["schemas"]["AccessLevel"];
            promo?: components["schemas"]["Promo"];
            /**
             * @description What the price is made of. The lines add up to `totalPrice` to the cent.
             * @example [
             *       {
             *         "code": "START",
             *         "description": "Start price of a transfer from Switzerland, the same in every class",
             *         "amount": 8.2,
             *         "amountCents": 820
             *       },
             *       {
             *         "code": "DISTANCE",
             *         "description": "90.1 km at €1.95, the Economy price per km in Switzerland",
             *         "amount": 175.7,
             *         "amountCents": 17570,
             *         "pricePerKm": 1.95
             *       }
             *     ]
             */
            lines: components["schemas"]["QuoteLine"][];
        };
        /**
         * Format: int32
         * @description The booking's id.
         * @example 1042
         */
        BookingId: number;
        /**
         * @description Why so much goes back: `NOTHING_PAID` nothing had been paid; `PART_PAID` not all that is to be paid ahead had been
         *     paid, so all of it goes back; `PAYMENT_ON_ITS_WAY` what comes, or is being looked into, comes back; `WITHIN_BOOKING_WINDOW` Saver, within 24 hours of booking;
         *     `BEFORE_START` Flexible, before the start; `BEFORE_PARTNER_DEADLINE` booked through a partner, more than 24 hours before pickup;
         *     `TOO_LATE` the deadline has passed and nothing goes back. `CANCELLED` and `STARTED`: there is nothing to cancel any more.
         * @example WITHIN_BOOKING_WINDOW
         * @enum {string}
         */
        CancellationReason: "NOTHING_PAID" | "PART_PAID" | "PAYMENT_ON_ITS_WAY" | "WITHIN_BOOKING_WINDOW" | "BEFORE_START" | "BEFORE_PARTNER_DEADLINE" | "TOO_LATE" | "CANCELLED" | "STARTED";
        /**
         * Format: date
         * @description A calendar day at the pickup place, year first.
         * @example 2026-02-14
         */
        LocalDate: string;
        /**
         * @description A time of day at the pickup place, on the 24-hour clock.
         * @example 14:30
         */
        LocalTime: string;
        /**
         * @description A moment, also on the clocks of the pickup place.
         * @example {
         *       "at": "2026-02-11T09:12:44.120Z",
         *       "date": "2026-02-11",
         *       "time": "10:12",
         *       "timeZone": "Europe/Zurich"
         *     }
         */
        Deadline: {
            at: components["schemas"]["Instant"];
            date: components["schemas"]["LocalDate"];
            time: components["schemas"]["LocalTime"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description What cancelling a booking now would bring. */
        Cancellation: {
            bookingId: components["schemas"]["BookingId"];
            /**
             * @description False once the booking is cancelled, on the road or over.
             * @example true
             */
            canCancel: boolean;
            /**
             * Format: int32
             * @description What goes back to the account balance, in euro cents.
             * @example 18390
             */
            refundCents: number;
            /**
             * Format: int32
             * @description What has been paid and does not go back, in euro cents.
             * @example 0
             */
            keptCents: number;
            currency: components["schemas"]["Currency"];
            reason: components["schemas"]["CancellationReason"];
            /**
             * @description The same in words.
             * @example Saver: cancelled within 24 hours of booking, everything you paid goes back to your account balance.
             */
            message: string;
            /**
             * @description Until when the refund is had; null when it does not depend on the time.
             * @example null
             */
            deadline: components["schemas"]["Deadline"] | null;
            /**
             * @description Where the money goes.
             * @example balance
             * @enum {string}
             */
            refundTo: "balance";
        };
        /** @description What the change would cost. Nothing has happened yet. */
        BookingChangePreview: {
            bookingId: components["schemas"]["BookingId"];
            /**
             * @description False when the time for this change is over; `message` says so.
             * @example true
             */
            canChange: boolean;
            /**
             * @description Why it cannot be changed; null when it can.
             * @example null
             */
            message: string | null;
            /**
             * @description Until when the booking can be changed; null when it is cancelled or over.
             * @example null
             */
            deadline: components["schemas"]["Deadline"] | null;
            totalBeforeCents: components["schemas"]["EuroCents"];
            totalAfterCents: components["schemas"]["EuroCents"];
            differenceCents: components["schemas"]["EuroChangeCents"];
            /**
             * Format: int32
             * @description What has to be paid before the change holds, in euro cents; 0 when there is nothing to pay now.
             * @example 600
             */
            toPayCents: number;
            /**
             * Format: int32
             * @description What goes to the account balance, in euro cents.
             * @example 0
             */
            creditCents: number;
            dueToCarrierCents: components["schemas"]["EuroCents"];
            balanceCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description What the new price is made of. The lines add up to `totalAfterCents`.
             * @example []
             */
            lines: components["schemas"]["QuoteLine"][];
        };
        /**
         * @description `totp` a code of an authenticator app, `recovery-code` one of the codes that were shown when it was set up.
         * @example totp
         * @enum {string}
         */
        SecondFactorKind: "totp" | "recovery-code";
        /**
         * @description A problem document (RFC 9457). Every error answer of this service is one.
         *
         *     Its words are in the language that `Accept-Language` asks for, as far as there are any: English, French and Polish; else
         *     in English. `Content-Language` names it. Codes, pointers, rules and titles are the same in every language.
         */
        Problem: {
            /**
             * @description The kind of problem, as an address.
             * @example /docs/problems#PRICE_CHANGED
             */
            type: string;
            /**
             * @description The kind of problem in a few words, the same each time.
             * @example The price has changed
             */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status of the answer.
             * @example 409
             */
            status: number;
            /**
             * @description What happened this time, why, and what to do, in words to show, in the language of the answer.
             * @example The price of this journey has changed. Please check the new price and book again.
             */
            detail: string;
            /**
             * @description The same text as `detail`, under the name that many clients look for.
             * @example The price of this journey has changed. Please check the new price and book again.
             */
            message: string;
            code: components["schemas"]["ProblemCode"];
            /**
             * @description The rule whose words `detail` is, by its stable id in `MESSAGES` of `@fiacre/sdk/rules`, for clients that have words of
             *     their own.
             * @example passengersMax
             */
            rule?: string;
            /**
             * @description What stands in the placeholders of the rule's words, by their names.
             * @example {
             *       "max": 15
             *     }
             */
            values?: {
                [key: string]: string | number;
            };
            /**
             * @description The id of the request in our records, the same as in the `X-Request-Id` header.
             * @example 0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f11
             */
            requestId: string;
            /**
             * @description What is wrong field by field, when it can be said so.
             * @example [
             *       {
             *         "pointer": "/passengers",
             *         "code": "maximum",
             *         "message": "Maximum 15 passengers"
             *       }
             *     ]
             */
            errors?: components["schemas"]["FieldProblem"][];
            /**
             * @description With `AMBIGUOUS_PLACE`, the places that the text could mean. Send the label of one, and its position.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            candidates?: components["schemas"]["Place"][];
            quote?: components["schemas"]["Quote"];
            cancellation?: components["schemas"]["Cancellation"];
            change?: components["schemas"]["BookingChangePreview"];
            /**
             * @description With `SECOND_FACTOR_NEEDED`, what may be shown.
             * @example [
             *       "totp",
             *       "recovery-code"
             *     ]
             */
            factors?: components["schemas"]["SecondFactorKind"][];
            noShowFrom?: components["schemas"]["Deadline"];
        };
        /**
         * Format: password
         * @description The account's password. A new one needs at least 8 characters.
         * @example correct horse battery
         */
        Password: string;
        /** @description Who signs in. */
        LoginRequest: {
            /**
             * @description The account's e-mail address.
             * @example maria@example.com
             */
            email: string;
            password: components["schemas"]["Password"];
            /**
             * @description The value from the link that `POST /api/auth/sign-in-link` mails. With it the password is looked at also while too many
             *     wrong ones were tried elsewhere.
             * @example q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
             */
            linkToken?: string;
        };
        /** @description The signed-in person. The session itself is in the cookie. */
        LoginResult: {
            /**
             * @description What happened, in words to show.
             * @example Signed in.
             */
            message: string;
            user: components["schemas"]["Profile"];
        };
        /** @description A code, as somebody types it. */
        SecondFactorCode: {
            /**
             * @description The six digits that the app shows, or a recovery code. Blanks, dashes and capitals make no difference.
             * @example 123456
             */
            code: string;
        };
        /** @description A sentence for people. */
        Message: {
            /**
             * @description What happened, in words to show.
             * @example Confirmation email sent.
             */
            message: string;
        };
        /** @description What is asked for after the password. */
        SecondFactor: {
            /**
             * Format: date-time
             * @description Since when codes of an authenticator app are asked for (UTC), null where the password is enough.
             * @example 2026-02-14T13:30:00.000Z
             */
            since: string | null;
            /**
             * Format: int32
             * @description How many recovery codes have not been used.
             * @example 10
             */
            recoveryCodesLeft: number;
            /**
             * @description True where the back office opens with a second factor alone.
             * @example false
             */
            isRequired: boolean;
        };
        /**
         * @description A shape as SVG path data, in the drawing's units.
         * @example M100 300L250 180
         */
        PathData: string;
        /** @description What an authenticator app needs, shown once. */
        TotpSecret: {
            /**
             * @description The secret in base 32, to be typed.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same as an address that opens an authenticator app.
             * @example otpauth://totp/Fiacre:maria%40example.com?issuer=Fiacre&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
            /**
             * Format: int32
             * @description How many modules a side of the QR code of `uri` has.
             * @example 45
             */
            qrSize: number;
            qrPath: components["schemas"]["PathData"];
        };
        /**
         * @description A code that stands in for the app, once.
         * @example K7QF-2M9X-VT4C-8RWD
         */
        RecoveryCode: string;
        /** @description New recovery codes. We keep what recognises them, and cannot show them again. */
        SecondFactorCodes: {
            /**
             * @description The codes; each works once.
             * @example [
             *       "K7QF-2M9X-VT4C-8RWD"
             *     ]
             */
            recoveryCodes: components["schemas"]["RecoveryCode"][];
        };
        /**
         * @description The country's phone code, with or without the plus.
         * @example +48
         */
        PhoneCode: string;
        /**
         * @description A country, by its two-letter code (ISO 3166-1 alpha-2) or its English name.
         * @example PL
         */
        CountryText: string;
        /**
         * @description The person who registers. Everyone who registers is at least 18. Who registers to book may give the billing address, too: a
         *     booking needs it.
         */
        RegisterRequest: {
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            email: components["schemas"]["EmailAddress"];
            /**
             * @description The phone number without the country's phone code.
             * @example 512 345 678
             */
            phoneNumber: string;
            countryCode: components["schemas"]["PhoneCode"];
            country: components["schemas"]["CountryText"];
            /**
             * Format: date
             * @description The day of birth, year first.
             * @example 1990-05-17
             */
            dateOfBirth: string;
            address?: components["schemas"]["OptionalAddress"];
            city?: components["schemas"]["OptionalCity"];
            zipCode?: components["schemas"]["OptionalPostalCode"];
            password: components["schemas"]["Password"];
            confirmPassword: components["schemas"]["Password"];
        };
        /** @description The account exists; its address waits to be confirmed. */
        RegisterResult: {
            /**
             * @description What to do next, in words to show.
             * @example Please check your email and click the confirmation link.
             */
            message: string;
            email: components["schemas"]["EmailAddress"];
        };
        /** @description Which address to write to. */
        EmailRequest: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description Whether the signed-in person's address is confirmed. */
        EmailStatus: {
            /**
             * @description True once the link in the confirmation mail was opened.
             * @example false
             */
            emailConfirmed: boolean;
        };
        /**
         * @description The whole profile as it should be. Optional fields that are left out stay as they are; null clears them.
         *     A new e-mail address needs the present password, unless the session signed in with it less than 10 minutes ago; it waits as
         *     `pendingEmail` until the link mailed there is opened, and the old one is told.
         */
        ProfileUpdate: {
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            email: components["schemas"]["EmailAddress"];
            /**
             * Format: password
             * @description The present password. Looked at only where `email` is a new address.
             * @example correct horse battery
             */
            currentPassword?: string;
            country: components["schemas"]["CountryText"];
            /**
             * @description Town or city.
             * @example Kraków
             */
            city: string;
            /**
             * @description Street and number.
             * @example ul. Floriańska 12
             */
            address: string;
            /**
             * @description Postal code.
             * @example 31-021
             */
            zipCode: string;
            company?: components["schemas"]["OptionalCompany"];
            vatNumber?: components["schemas"]["OptionalVatNumber"];
            phoneNumber?: components["schemas"]["OptionalPhone"];
            countryCode?: components["schemas"]["OptionalPhoneCode"];
            /**
             * @description The day of birth. Empty text and null mean not given.
             * @example 1990-05-17
             */
            dateOfBirth?: string | null;
        };
        /** @description A link that takes a change of address back, and works. */
        EmailChangeUndo: {
            email: components["schemas"]["EmailAddress"];
            /**
             * @description The account's present address, which `email` takes the place of.
             * @example maria.new@example.com
             */
            replaces: string;
        };
        /**
         * @description The single-use value from the link in a mail.
         * @example q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
         */
        LinkToken: string;
        /** @description A new password, by a reset link. */
        PasswordReset: {
            token: components["schemas"]["LinkToken"];
            newPassword: components["schemas"]["Password"];
        };
        /** @description The password of the account, as proof that its owner is asking. */
        PasswordProof: {
            password: components["schemas"]["Password"];
        };
        /** @description A reset link that works. */
        ResetLink: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description A new password, by the present one. */
        PasswordChange: {
            currentPassword: components["schemas"]["Password"];
            newPassword: components["schemas"]["Password"];
        };
        /**
         * Format: uuid
         * @description The session's public id. It opens nothing; the secret is in the cookie.
         * @example 0198c2a4-2e5b-7c11-9d0f-4b1a2c3d4e5f
         */
        SessionId: string;
        /** @description A browser in which the account is signed in. */
        Session: {
            id: components["schemas"]["SessionId"];
            /**
             * @description True for the session that asks.
             * @example true
             */
            isCurrent: boolean;
            /**
             * @description Browser and system as the browser names itself, null when it does not say.
             * @example Firefox on Windows
             */
            device: string | null;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was last used (UTC), to within five minutes.
             * @example 2026-02-14T13:30:00.000Z
             */
            lastSeenAt: string;
        };
        /** @description Where the account is signed in, the session last used first. */
        SessionList: {
            /**
             * @description The sessions.
             * @example []
             */
            sessions: components["schemas"]["Session"][];
        };
        /**
         * @description The number for people, in mails and on the phone.
         * @example FC-7K2M9Q
         */
        BookingNumber: string;
        /**
         * @description Where the booking stands: `pending` waits for payment, `confirmed` is paid, `in-progress` is on the road,
         *     `completed` has arrived, `cancelled` will not happen.
         * @example pending
         * @enum {string}
         */
        BookingStatus: "pending" | "confirmed" | "in-progress" | "completed" | "cancelled";
        /**
         * @description Where the payment stands. Pay when it is `pending`, try again when it is `failed`; wait while it is `processing`: the money is on
         *     its way, or a person looks into it.
         * @example pending
         * @enum {string}
         */
        PaymentStatus: "pending" | "processing" | "completed" | "failed";
        /**
         * @description The place that the price was made for, beside what the traveller wrote. Its position is rounded, to about ten metres for the
         *     traveller and a hundred for administrators.
         * @example {
         *       "label": "Geneva Airport (GVA), Switzerland",
         *       "lat": 46.2381,
         *       "lon": 6.109,
         *       "words": null,
         *       "kind": "airport"
         *     }
         */
        KnownPlace: {
            /**
             * @description The place as we know it.
             * @example Geneva Airport (GVA), Switzerland
             */
            label: string;
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
            /**
             * @description What the traveller wrote, where it named no place that we know and the label is booked in its stead; else null.
             * @example null
             */
            words: string | null;
            /**
             * @description What sort of place it is. The driver waits free of charge 60 minutes at an airport or a port,
             *     30 at a station and 15 elsewhere. Null where it was not kept.
             * @example airport
             */
            kind: components["schemas"]["PlaceKind"] | null;
            match?: components["schemas"]["PlaceMatch"];
        };
        /**
         * @description The place that the price was made for, beside what the traveller wrote. Null on bookings of people who were removed before places
         *     were kept.
         * @example {
         *       "label": "Geneva Airport (GVA), Switzerland",
         *       "lat": 46.2381,
         *       "lon": 6.109,
         *       "words": null,
         *       "kind": "airport"
         *     }
         */
        BookedPlace: components["schemas"]["KnownPlace"] | null;
        /**
         * Format: int32
         * @description How many people travel, never more than the vehicle class carries.
         * @example 2
         */
        Passengers: number;
        /**
         * @description The class of vehicle that was booked.
         * @example {
         *       "id": 1,
         *       "name": "Economy",
         *       "description": "A comfortable estate for up to four, with room for two or three large suitcases."
         *     }
         */
        BookedVehicle: {
            id: components["schemas"]["VehicleTypeId"];
            name: components["schemas"]["VehicleClassName"];
            description: components["schemas"]["VehicleDescription"];
        };
        /**
         * @description Anything the driver should know, in the traveller's own words.
         * @example Two pairs of skis and a child seat for a four-year-old
         * @example please.
         */
        SpecialRequests: string | null;
        /**
         * @description The flight or train that the traveller comes with, as the voucher tells the driver. Empty text and null mean none.
         * @example LX 1375
         */
        TravelNumber: string | null;
        /**
         * @description What the driver's name board says, with `meetAndGreet`. Empty text and null mean the traveller's own name.
         * @example Familie Kowalski
         */
        NameBoard: string | null;
        /**
         * @description Where in a town the ride begins or ends, a hotel or a street and number, for the driver. The price is that of the place and does
         *     not depend on it. Empty text and null mean that it is not told yet.
         * @example Hotel Les Aiglons, 270 Avenue de Courmayeur
         */
        RideAddress: string | null;
        /**
         * @description How the prepayment is made. A bank transfer pays all of the price; `GET /api/bookings/{id}/payment` says which are on.
         * @default card
         * @example card
         * @enum {string}
         */
        PaymentMethod: "card" | "bank_transfer";
        /**
         * @description A transfer that a traveller has booked.
         * @example {
         *       "id": 1042,
         *       "bookingNumber": "FC-7K2M9Q",
         *       "createdAt": "2026-02-10T09:12:44.120Z",
         *       "status": "pending",
         *       "paymentStatus": "pending",
         *       "pickupLocation": "Geneva Airport (GVA), Switzerland",
         *       "destination": "Chamonix, France",
         *       "pickupPlace": {
         *         "label": "Geneva Airport (GVA), Switzerland",
         *         "lat": 46.2381,
         *         "lon": 6.109,
         *         "words": null,
         *         "kind": "airport"
         *       },
         *       "destinationPlace": {
         *         "label": "Chamonix, France",
         *         "lat": 45.9237,
         *         "lon": 6.8694,
         *         "words": null,
         *         "kind": "resort"
         *       },
         *       "pickupDate": "2026-02-14",
         *       "pickupTime": "14:30",
         *       "returnDate": null,
         *       "returnTime": null,
         *       "isRoundTrip": false,
         *       "passengers": 2,
         *       "vehicleType": {
         *         "id": 1,
         *         "name": "Economy",
         *         "description": "A comfortable estate for up to four, with room for two or three large suitcases."
         *       },
         *       "totalPrice": 183.9,
         *       "totalPriceCents": 18390,
         *       "currency": "EUR",
         *       "distance": 90.1,
         *       "duration": 73,
         *       "contactPhone": "+48 512 345 678",
         *       "specialRequests": "Two pairs of skis, please.",
         *       "timeZone": "Europe/Zurich",
         *       "pickupAt": "2026-02-14T13:30:00.000Z",
         *       "accessLevel": "saver",
         *       "extras": {},
         *       "travelNumber": "LX 1375",
         *       "nameBoard": null,
         *       "pickupAddress": null,
         *       "destinationAddress": null,
         *       "isTest": false,
         *       "paymentMethod": "card",
         *       "prepaymentCents": 18390,
         *       "paidCents": 0,
         *       "outstandingCents": 18390,
         *       "dueToCarrierCents": 0,
         *       "refundedCents": 0,
         *       "lines": [
         *         {
         *           "code": "START",
         *           "description": "Start price of a transfer from Switzerland, the same in every class",
         *           "amount": 8.2,
         *           "amountCents": 820
         *         },
         *         {
         *           "code": "DISTANCE",
         *           "description": "90.1 km at €1.95, the Economy price per km in Switzerland",
         *           "amount": 175.7,
         *           "amountCents": 17570,
         *           "pricePerKm": 1.95
         *         }
         *       ]
         *     }
         */
        Booking: {
            id: components["schemas"]["BookingId"];
            bookingNumber: components["schemas"]["BookingNumber"];
            createdAt: components["schemas"]["Instant"];
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            pickupPlace: components["schemas"]["BookedPlace"];
            destinationPlace: components["schemas"]["BookedPlace"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            /**
             * Format: date
             * @description The day of the way back, null on a one-way trip.
             * @example 2026-02-21
             */
            returnDate: string | null;
            /**
             * @description The time of the way back, null on a one-way trip.
             * @example 10:00
             */
            returnTime: string | null;
            /**
             * @description True for a way there and back, false for one way.
             * @example false
             */
            isRoundTrip: boolean;
            passengers: components["schemas"]["Passengers"];
            vehicleType: components["schemas"]["BookedVehicle"];
            totalPrice: components["schemas"]["EuroAmount"];
            totalPriceCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * Format: double
             * @description The kilometres charged, there and back on a round trip.
             * @example 90.1
             */
            distance: number;
            duration: components["schemas"]["Minutes"];
            /**
             * @description The traveller's own number, for the driver, should the two not find each other. Null when the traveller gave none.
             * @example +48 512 345 678
             */
            contactPhone: string | null;
            specialRequests: components["schemas"]["SpecialRequests"];
            timeZone: components["schemas"]["TimeZone"];
            pickupAt: components["schemas"]["Instant"];
            accessLevel: components["schemas"]["AccessLevel"];
            extras: components["schemas"]["Extras"];
            travelNumber: components["schemas"]["TravelNumber"];
            nameBoard: components["schemas"]["NameBoard"];
            pickupAddress: components["schemas"]["RideAddress"];
            destinationAddress: components["schemas"]["RideAddress"];
            /**
             * @description True when it was made with a partner's test key. Nobody drives, no card is charged, and what goes back pays for tests alone.
             * @example false
             */
            isTest: boolean;
            paymentMethod: components["schemas"]["PaymentMethod"];
            /**
             * Format: int32
             * @description What is paid ahead, to us, in euro cents. Less than the total when the traveller pays the rest to the carrier.
             * @example 18390
             */
            prepaymentCents: number;
            /**
             * Format: int32
             * @description What has been paid and not given back, in euro cents, by card, by transfer or from the account balance.
             * @example 18390
             */
            paidCents: number;
            /**
             * Format: int32
             * @description What is still to be paid ahead, in euro cents. 0 on a cancelled booking.
             * @example 0
             */
            outstandingCents: number;
            /**
             * Format: int32
             * @description What the traveller pays to the carrier on the day, in euro cents. 0 on a cancelled booking.
             * @example 0
             */
            dueToCarrierCents: number;
            /**
             * Format: int32
             * @description What went back to the account balance, in euro cents.
             * @example 0
             */
            refundedCents: number;
            /**
             * @description What the price is made of, as it was booked or last changed. The lines add up to `totalPriceCents`.
             * @example [
             *       {
             *         "code": "START",
             *         "description": "Start price of a transfer from Switzerland, the same in every class",
             *         "amount": 8.2,
             *         "amountCents": 820
             *       },
             *       {
             *         "code": "DISTANCE",
             *         "description": "90.1 km at €1.95, the Economy price per km in Switzerland",
             *         "amount": 175.7,
             *         "amountCents": 17570,
             *         "pricePerKm": 1.95
             *       }
             *     ]
             */
            lines: components["schemas"]["QuoteLine"][];
        };
        /**
         * @description Campaign and click ids by their names.
         * @example {
         *       "utm_source": "newsletter"
         *     }
         */
        ExportedAttribution: {
            [key: string]: string;
        };
        /** @description An attempt to pay for a booking. */
        ExportedPayment: {
            /**
             * Format: uuid
             * @description The payment's id.
             * @example 0198c2a4-7a1b-7d2c-8e3f-9a0b1c2d3e4f
             */
            id: string;
            /**
             * @description Where it stands.
             * @example paid
             * @enum {string}
             */
            status: "opening" | "open" | "closing" | "processing" | "paid" | "declined" | "expired" | "review";
            amountCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Who took the money.
             * @example sandbox
             */
            gateway: string;
            /**
             * @description Who paid, as it was given to the gateway.
             * @example {
             *       "firstName": "Maria",
             *       "lastName": "Kowalska",
             *       "country": "PL"
             *     }
             */
            payer: {
                [key: string]: string | null;
            };
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the gateway told us the outcome (UTC), null until then.
             * @example 2026-02-10T09:14:02.000Z
             */
            settledAt: string | null;
        };
        /**
         * @description What happened.
         * @example BOOKED
         * @enum {string}
         */
        BookingEventKind: "BOOKED" | "PAID" | "PAYMENT_PROCESSING" | "PAYMENT_FAILED" | "CHANGED" | "CANCELLED" | "STATUS_SET" | "REFUNDED";
        /**
         * @description Who did it; `service` is this service itself, by its rules.
         * @example traveller
         * @enum {string}
         */
        BookingActor: "traveller" | "administrator" | "gateway" | "service";
        /**
         * @description Where the booking stood before, null when it began.
         * @example pending
         * @enum {string|null}
         */
        OptionalBookingStatus: "pending" | "confirmed" | "in-progress" | "completed" | "cancelled" | null;
        /**
         * @description Where the payment stood before, null when the booking began.
         * @example pending
         * @enum {string|null}
         */
        OptionalPaymentStatus: "pending" | "processing" | "completed" | "failed" | null;
        /** @description One step in the life of a booking, as its traveller sees it. */
        BookingEvent: {
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["BookingEventKind"];
            actor: components["schemas"]["BookingActor"];
            fromStatus: components["schemas"]["OptionalBookingStatus"];
            toStatus: components["schemas"]["BookingStatus"];
            fromPaymentStatus: components["schemas"]["OptionalPaymentStatus"];
            toPaymentStatus: components["schemas"]["PaymentStatus"];
            /**
             * Format: int32
             * @description The money that moved, in euro cents, below zero when it went back; null when none did.
             * @example 18390
             */
            amountCents: number | null;
        };
        /**
         * @description A calendar day at the pickup place. Empty text and null mean none, as on a one-way trip.
         * @example 2026-02-21
         */
        OptionalLocalDate: string | null;
        /**
         * @description A time of day at the pickup place. Empty text and null mean none, as on a one-way trip.
         * @example 10:00
         */
        OptionalLocalTime: string | null;
        /** @description What shall be different. What is left out stays as it is; `extras` replaces all extras. */
        BookingChangeDraft: {
            pickupDate?: components["schemas"]["LocalDate"];
            pickupTime?: components["schemas"]["LocalTime"];
            returnDate?: components["schemas"]["OptionalLocalDate"];
            returnTime?: components["schemas"]["OptionalLocalTime"];
            passengers?: components["schemas"]["Passengers"];
            vehicleTypeId?: components["schemas"]["VehicleTypeId"];
            extras?: components["schemas"]["Extras"];
            accessLevel?: components["schemas"]["AccessLevel"];
            travelNumber?: components["schemas"]["TravelNumber"];
            nameBoard?: components["schemas"]["NameBoard"];
            pickupAddress?: components["schemas"]["RideAddress"];
            destinationAddress?: components["schemas"]["RideAddress"];
            specialRequests?: components["schemas"]["SpecialRequests"];
        };
        /** @description A change of a booking that was asked for. */
        ExportedChange: {
            /**
             * @description `open` until its difference is paid, then `applied`; `dropped` when it could not hold any more.
             * @example applied
             * @enum {string}
             */
            status: "open" | "applied" | "dropped";
            wish: components["schemas"]["BookingChangeDraft"];
            differenceCents: components["schemas"]["EuroChangeCents"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was decided (UTC), null until then.
             * @example null
             */
            settledAt: string | null;
        };
        /** @description A booking, how it was paid, and what was changed. */
        ExportedBooking: {
            booking: components["schemas"]["Booking"];
            /**
             * @description The promo code that was used, null when there was none.
             * @example null
             */
            promoCode: string | null;
            /**
             * @description The campaign and click ids that came with it, null when there were none.
             * @example null
             */
            attribution: components["schemas"]["ExportedAttribution"] | null;
            /**
             * @description The attempts to pay for it.
             * @example []
             */
            payments: components["schemas"]["ExportedPayment"][];
            /**
             * @description The steps in its life, the oldest first.
             * @example []
             */
            events: components["schemas"]["BookingEvent"][];
            /**
             * @description The changes that were asked for, the oldest first.
             * @example []
             */
            changes: components["schemas"]["ExportedChange"][];
            /**
             * @description The reasons that the traveller gave, such as for cancelling.
             * @example [
             *       "Our flight is cancelled."
             *     ]
             */
            reasons: string[];
        };
        /** @description A place as the price was made for it. */
        ExportedPlace: {
            /**
             * @description Its name, null when it was not kept.
             * @example Chamonix, France
             */
            label: string | null;
            /**
             * Format: double
             * @description Its latitude, null when it was not kept.
             * @example 45.92375
             */
            lat: number | null;
            /**
             * Format: double
             * @description Its longitude, null when it was not kept.
             * @example 6.86933
             */
            lon: number | null;
        };
        /** @description A price that was made for the person, booked or not. One that was not booked is kept for a day. */
        ExportedQuote: {
            id: components["schemas"]["QuoteId"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was booked (UTC), null when it was not.
             * @example null
             */
            usedAt: string | null;
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            pickupPlace: components["schemas"]["ExportedPlace"];
            destinationPlace: components["schemas"]["ExportedPlace"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            returnDate: components["schemas"]["OptionalLocalDate"];
            returnTime: components["schemas"]["OptionalLocalTime"];
            passengers: components["schemas"]["Passengers"];
            totalCents: components["schemas"]["EuroCents"];
            /**
             * @description The promo code that was sent, null when there was none.
             * @example null
             */
            promoCode: string | null;
            /**
             * @description The campaign and click ids that came with it, null when there were none.
             * @example null
             */
            attribution: components["schemas"]["ExportedAttribution"] | null;
        };
        /**
         * Format: uuid
         * @description The checkout's id.
         * @example 0198c2b0-1111-7abc-8def-0123456789ab
         */
        CheckoutSessionId: string;
        /** @description A journey that a partner's page handed over, and that the person opened. */
        ExportedCheckout: {
            id: components["schemas"]["CheckoutSessionId"];
            /**
             * @description Whose page it came from.
             * @example Hotel Chamonix
             */
            partner: string;
            quoteId: components["schemas"]["QuoteId"];
            /**
             * @description The booking that was made of it, null when there is none.
             * @example null
             */
            bookingNumber: string | null;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was opened (UTC).
             * @example 2026-02-10T09:14:02.000Z
             */
            openedAt: string | null;
            expiresAt: components["schemas"]["Instant"];
            /**
             * @description The language of the page, null when it said none.
             * @example fr
             */
            locale: string | null;
            /**
             * @description Where the page wanted the person back, null when nowhere.
             * @example https://hotel.example/transfers
             */
            returnUrl: string | null;
            /**
             * @description Where the page wanted the person back who has not paid, null when it said no other address.
             * @example null
             */
            cancelUrl: string | null;
            /**
             * @description What the page shows prices in, null when it did not say.
             * @example CHF
             */
            currency: string | null;
            /**
             * @description What the page shows distances in, null when it did not say.
             * @example km
             */
            distanceUnit: string | null;
        };
        /**
         * @description One movement of the account balance.
         * @example {
         *       "id": 88,
         *       "createdAt": "2026-02-11T08:00:00.000Z",
         *       "kind": "REFUND",
         *       "amountCents": 18390,
         *       "bookingId": 1042,
         *       "bookingNumber": "FC-7K2M9Q"
         *     }
         */
        BalanceEntry: {
            /**
             * Format: int32
             * @description The entry's number.
             * @example 88
             */
            id: number;
            createdAt: components["schemas"]["Instant"];
            /**
             * @description What happened: `REFUND` a booking was cancelled, `CHANGE` a change made it cheaper, `OVERPAYMENT` more came in than was asked,
             *     `RELEASE` what was set aside for a booking came back, `PAYMENT` it was used for a booking, `CORRECTION` we put something right.
             * @example REFUND
             * @enum {string}
             */
            kind: "REFUND" | "CHANGE" | "OVERPAYMENT" | "RELEASE" | "PAYMENT" | "CORRECTION";
            amountCents: components["schemas"]["EuroChangeCents"];
            /**
             * Format: int32
             * @description The booking it is about, null when it is about none.
             * @example 1042
             */
            bookingId: number | null;
            /**
             * @description Its number for people.
             * @example FC-7K2M9Q
             */
            bookingNumber: string | null;
        };
        /** @description What we hold for the person, and every movement of it. */
        ExportedBalance: {
            amountCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description The movements, the newest first.
             * @example []
             */
            entries: components["schemas"]["BalanceEntry"][];
        };
        /** @description A link that we mailed on request. */
        ExportedRequest: {
            /**
             * @description What the link was for.
             * @example confirm-email
             * @enum {string}
             */
            purpose: "confirm-email" | "confirm-new-email" | "reset-password" | "sign-in-link" | "email-changed";
            email: components["schemas"]["EmailAddress"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was used (UTC), null when it was not.
             * @example null
             */
            usedAt: string | null;
        };
        /**
         * @description What a message is about.
         * @example booking
         * @enum {string}
         */
        ContactCategory: "general" | "booking" | "payment" | "technical" | "partnership" | "vehicle" | "safety" | "account" | "other";
        /** @description A message to us. */
        ExportedMessage: {
            /**
             * @description The name it was written under.
             * @example Maria Kowalska
             */
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["OptionalPhone"];
            /**
             * @description What it is about in a few words.
             * @example A second child seat
             */
            subject: string;
            category: components["schemas"]["ContactCategory"];
            /**
             * @description The message.
             * @example We will be one child more. Can the driver bring a second seat?
             */
            message: string;
            /**
             * @description The booking it is about, null when there is none.
             * @example FC-7K2M9Q
             */
            bookingNumber: components["schemas"]["BookingNumber"] | null;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A time in which the account was blocked. */
        ExportedBlock: {
            blockedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Until when it was to last (UTC), null when somebody had to lift it.
             * @example null
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When it was lifted (UTC), null when it was not.
             * @example null
             */
            liftedAt: string | null;
        };
        /**
         * @description Everything we hold on the signed-in person. Passwords and tokens are not in it; we keep them only as hashes. Nor are
         *     notes that our team made for its own work, which are told on request.
         */
        AccountExport: {
            exportedAt: components["schemas"]["Instant"];
            profile: components["schemas"]["Profile"];
            preferences: components["schemas"]["Preferences"];
            /**
             * @description Where the account is signed in.
             * @example []
             */
            sessions: components["schemas"]["Session"][];
            /**
             * @description All bookings, the newest first.
             * @example []
             */
            bookings: components["schemas"]["ExportedBooking"][];
            /**
             * @description The prices that were made for the person, the newest first.
             * @example []
             */
            quotes: components["schemas"]["ExportedQuote"][];
            /**
             * @description The journeys that partners' pages handed over, the newest first.
             * @example []
             */
            checkouts: components["schemas"]["ExportedCheckout"][];
            balance: components["schemas"]["ExportedBalance"];
            /**
             * @description The links that were asked for, the newest first. They are kept for 30 days.
             * @example []
             */
            requests: components["schemas"]["ExportedRequest"][];
            /**
             * @description What the person wrote to us while signed in, the newest first.
             * @example []
             */
            messages: components["schemas"]["ExportedMessage"][];
            /**
             * @description The times in which the account was blocked, the newest first.
             * @example []
             */
            blocks: components["schemas"]["ExportedBlock"][];
        };
        /**
         * @description An HTML document.
         * @example <!doctype html><title>Your data</title>
         */
        HtmlDocument: string;
        /** @description What we hold for the traveller, to be used for the next booking, and how it came about. */
        Balance: {
            amountCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description The movements, the newest first. All of them together add up to `amountCents`.
             * @example []
             */
            entries: components["schemas"]["BalanceEntry"][];
            /**
             * Format: int32
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: number | null;
        };
        /**
         * @description What somebody searches for.
         * @example kowalska
         */
        SearchWords: string;
        /**
         * Format: uuid
         * @description An account's id.
         * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
         */
        UserId: string;
        /** @description A booking as administrators see it, with who booked it. */
        AdminBooking: {
            id: components["schemas"]["BookingId"];
            bookingNumber: components["schemas"]["BookingNumber"];
            createdAt: components["schemas"]["Instant"];
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            pickupPlace: components["schemas"]["BookedPlace"];
            destinationPlace: components["schemas"]["BookedPlace"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            /**
             * Format: date
             * @description The day of the way back, null on a one-way trip.
             * @example 2026-02-21
             */
            returnDate: string | null;
            /**
             * @description The time of the way back, null on a one-way trip.
             * @example 10:00
             */
            returnTime: string | null;
            /**
             * @description True for a way there and back, false for one way.
             * @example false
             */
            isRoundTrip: boolean;
            passengers: components["schemas"]["Passengers"];
            vehicleType: components["schemas"]["BookedVehicle"];
            totalPrice: components["schemas"]["EuroAmount"];
            totalPriceCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * Format: double
             * @description The kilometres charged, there and back on a round trip.
             * @example 90.1
             */
            distance: number;
            duration: components["schemas"]["Minutes"];
            /**
             * @description The traveller's own number, for the driver, should the two not find each other. Null when the traveller gave none.
             * @example +48 512 345 678
             */
            contactPhone: string | null;
            specialRequests: components["schemas"]["SpecialRequests"];
            timeZone: components["schemas"]["TimeZone"];
            pickupAt: components["schemas"]["Instant"];
            accessLevel: components["schemas"]["AccessLevel"];
            extras: components["schemas"]["Extras"];
            travelNumber: components["schemas"]["TravelNumber"];
            nameBoard: components["schemas"]["NameBoard"];
            pickupAddress: components["schemas"]["RideAddress"];
            destinationAddress: components["schemas"]["RideAddress"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /**
             * Format: int32
             * @description What is paid ahead, to us, in euro cents. Less than the total when the traveller pays the rest to the carrier.
             * @example 18390
             */
            prepaymentCents: number;
            /**
             * Format: int32
             * @description What has been paid and not given back, in euro cents, by card, by transfer or from the account balance.
             * @example 18390
             */
            paidCents: number;
            /**
             * Format: int32
             * @description What is still to be paid ahead, in euro cents. 0 on a cancelled booking.
             * @example 0
             */
            outstandingCents: number;
            /**
             * Format: int32
             * @description What the traveller pays to the carrier on the day, in euro cents. 0 on a cancelled booking.
             * @example 0
             */
            dueToCarrierCents: number;
            /**
             * Format: int32
             * @description What went back to the account balance, in euro cents.
             * @example 0
             */
            refundedCents: number;
            /**
             * @description What the price is made of, as it was booked or last changed. The lines add up to `totalPriceCents`.
             * @example [
             *       {
             *         "code": "START",
             *         "description": "Start price of a transfer from Switzerland, the same in every class",
             *         "amount": 8.2,
             *         "amountCents": 820
             *       },
             *       {
             *         "code": "DISTANCE",
             *         "description": "90.1 km at €1.95, the Economy price per km in Switzerland",
             *         "amount": 175.7,
             *         "amountCents": 17570,
             *         "pricePerKm": 1.95
             *       }
             *     ]
             */
            lines: components["schemas"]["QuoteLine"][];
            userFirstName: components["schemas"]["FirstName"];
            userLastName: components["schemas"]["LastName"];
            /**
             * @description The traveller's address, empty when the account was erased.
             * @example maria@example.com
             */
            userEmail: string;
            vehicleTypeName: components["schemas"]["VehicleClassName"];
            /**
             * @description True when it was made with a test key and nobody will drive.
             * @example false
             */
            isTest: boolean;
        };
        /** @description A page of bookings, in the order asked for. */
        AdminBookingList: {
            /**
             * @description The bookings.
             * @example []
             */
            bookings: components["schemas"]["AdminBooking"][];
            /**
             * Format: int32
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: number | null;
        };
        /**
         * Format: int32
         * @description How many there are.
         * @example 100
         */
        Count: number;
        /** @description The figures that the back office shows first. */
        AdminStats: {
            totalBookings: components["schemas"]["Count"];
            pendingBookings: components["schemas"]["Count"];
            /**
             * Format: int64
             * @description The prices of all bookings that are paid, in euro cents, less what went back. A cancelled booking brought what was kept.
             *     Null for support and operations, who do without.
             * @example 1839000
             */
            revenueCents: number | null;
            totalUsers: components["schemas"]["Count"];
            newMessages: components["schemas"]["Count"];
        };
        /**
         * @description The kind of record that was changed.
         * @example booking
         * @enum {string}
         */
        AuditSubject: "booking" | "payment-review" | "user" | "contact-request" | "job" | "setting" | "promo-code" | "health-check" | "carrier";
        /**
         * @description The id of the record, among those of its kind.
         * @example 1042
         */
        AuditSubjectId: string;
        /**
         * @description What was done.
         * @example booking.status-set
         * @enum {string}
         */
        AuditAction: "booking.status-set" | "booking.payment-recorded" | "booking.changed" | "booking.noted" | "booking.mail-sent" | "booking.refunded" | "booking.card-refund-decided" | "approval.requested" | "approval.approved" | "approval.rejected" | "approval.withdrawn" | "approval.expired" | "payment-review.resolved" | "user.blocked" | "user.unblocked" | "user.admin-granted" | "user.role-set" | "user.noted" | "user.exported" | "user.erased" | "user.looked-into" | "user.viewed" | "user.second-factor-added" | "user.second-factor-removed" | "user.recovery-codes-renewed" | "user.second-factor-reset" | "contact-request.status-set" | "contact-request.answered" | "contact-request.assigned" | "job.retried" | "job.dropped" | "setting.stored" | "setting.restored" | "promo-code.created" | "promo-code.changed" | "promo-code.ended" | "health-check.taken" | "ride.given" | "ride.report-settled" | "ride.rating-settled" | "carrier.approved" | "carrier.asked" | "carrier.rejected" | "carrier.suspended" | "carrier.reinstated" | "carrier.closed" | "carrier.paper-approved" | "carrier.paper-rejected" | "carrier.name-cleared" | "carrier.name-confirmed";
        /**
         * @description Values by their names, as far as they changed.
         * @example {
         *       "status": "pending",
         *       "paymentStatus": "pending"
         *     }
         */
        AuditFacts: {
            [key: string]: string | number | boolean | null;
        };
        /**
         * @description Values by their names, null where there is nothing to tell.
         * @example null
         */
        OptionalAuditFacts: components["schemas"]["AuditFacts"] | null;
        /** @description One change that an administrator made. */
        AuditListEntry: {
            /**
             * Format: int32
             * @description Its place in the trail.
             * @example 120
             */
            id: number;
            at: components["schemas"]["Instant"];
            /**
             * @description The administrator's address, null when that account is gone, and for what the service did by itself.
             * @example admin@fiacre.example
             */
            actorEmail: string | null;
            /**
             * @description The network that the call came from, null where it is not known.
             * @example 192.0.2.1
             */
            network: string | null;
            action: components["schemas"]["AuditAction"];
            subject: components["schemas"]["AuditSubject"];
            subjectId: components["schemas"]["AuditSubjectId"];
            /**
             * Format: uuid
             * @description What was done in one go has one id, null for a change by itself.
             * @example null
             */
            batchId: string | null;
            before: components["schemas"]["OptionalAuditFacts"];
            after: components["schemas"]["OptionalAuditFacts"];
            /**
             * @description Why, in the administrator's words. Null when none was given, and once the person it is about was erased.
             * @example The carrier's car broke down.
             */
            reason: string | null;
            /**
             * @description True when there was a reason, and it went with the person it is about.
             * @example false
             */
            isErased: boolean;
        };
        /** @description A page of the trail, the newest first. */
        AuditList: {
            /**
             * @description The entries.
             * @example []
             */
            entries: components["schemas"]["AuditListEntry"][];
            /**
             * Format: int32
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: number | null;
        };
        /**
         * @description An account of the books.
         * @example booking:1042
         */
        LedgerAccountName: string;
        /**
         * Format: int32
         * @description An entry's id.
         * @example 420
         */
        LedgerEntryId: number;
        /**
         * Format: uuid
         * @description A movement's id.
         * @example 0198c2b0-3333-7abc-8def-0123456789ab
         */
        LedgerPostingId: string;
        /**
         * @description What moved.
         * @example PAYMENT
         * @enum {string}
         */
        PostingKind: "PAYMENT" | "REFUND" | "CHANGE" | "OVERPAYMENT" | "RELEASE" | "CORRECTION" | "EARNING" | "REVERSAL" | "PARKED" | "RECOVERY" | "DISPUTE" | "PENALTY";
        /**
         * @description What happened, once, in a word for people.
         * @example payment:0198c2b0-1111-7abc-8def-0123456789ab
         */
        LedgerReference: string;
        /**
         * Format: int32
         * @description The booking that it is about, null when there is none.
         * @example 1042
         */
        LedgerBookingId: number | null;
        /**
         * @description Its number for people.
         * @example FC-7K2M9Q
         */
        LedgerBookingNumber: string | null;
        /** @description One side of a movement of money. */
        LedgerEntry: {
            id: components["schemas"]["LedgerEntryId"];
            postingId: components["schemas"]["LedgerPostingId"];
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["PostingKind"];
            reference: components["schemas"]["LedgerReference"];
            account: components["schemas"]["LedgerAccountName"];
            /**
             * Format: int32
             * @description Above zero it is debited, below zero credited.
             * @example -18390
             */
            amountCents: number;
            bookingId: components["schemas"]["LedgerBookingId"];
            bookingNumber: components["schemas"]["LedgerBookingNumber"];
        };
        /** @description A page of entries, the newest first. */
        LedgerEntryList: {
            /**
             * @description The entries.
             * @example []
             */
            entries: components["schemas"]["LedgerEntry"][];
            /**
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: components["schemas"]["LedgerEntryId"] | null;
        };
        /**
         * @description Comma-separated values (RFC 4180), with their names in the first line.
         * @example bookingNumber,createdAt,status
         */
        CsvDocument: string;
        /** @description One side of a posting. */
        PostingEntry: {
            /**
             * @description The account of the books.
             * @example booking:1042
             */
            account: string;
            /**
             * Format: int32
             * @description Above zero it is debited, below zero credited.
             * @example -18390
             */
            amountCents: number;
        };
        /** @description A movement of money. Its entries sum to zero. */
        LedgerPosting: {
            id: components["schemas"]["LedgerPostingId"];
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["PostingKind"];
            reference: components["schemas"]["LedgerReference"];
            bookingId: components["schemas"]["LedgerBookingId"];
            bookingNumber: components["schemas"]["LedgerBookingNumber"];
            /**
             * @description Its sides.
             * @example [
             *       {
             *         "account": "gateway:stripe",
             *         "amountCents": 18390
             *       },
             *       {
             *         "account": "booking:1042",
             *         "amountCents": -18390
             *       }
             *     ]
             */
            entries: components["schemas"]["PostingEntry"][];
        };
        /**
         * @description How an attempt to pay stands.
         * @example paid
         * @enum {string}
         */
        AdminPaymentStatus: "opening" | "open" | "closing" | "processing" | "paid" | "declined" | "expired" | "review";
        /**
         * @description A gateway; `test` takes what partners try out, whatever takes the real cards.
         * @example stripe
         * @enum {string}
         */
        GatewayName: "stripe" | "sandbox" | "test";
        /**
         * Format: uuid
         * @description The id of a payment session.
         * @example 0198c2b0-1111-7abc-8def-0123456789ab
         */
        AdminPaymentId: string;
        /** @description An attempt to pay through a gateway. */
        AdminPayment: {
            id: components["schemas"]["AdminPaymentId"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it ended, null while it is open (UTC).
             * @example 2026-02-10T09:14:02.000Z
             */
            settledAt: string | null;
            status: components["schemas"]["AdminPaymentStatus"];
            gateway: components["schemas"]["GatewayName"];
            /**
             * @description The gateway's own id of it, null where it has told none.
             * @example cs_live_a1b2c3
             */
            gatewayReference: string | null;
            amountCents: components["schemas"]["EuroCents"];
            /**
             * @description The currency that was asked for.
             * @example EUR
             */
            currency: string;
            bookingId: components["schemas"]["LedgerBookingId"];
            bookingNumber: components["schemas"]["LedgerBookingNumber"];
            /**
             * @description Who was to pay; empty once the person was erased.
             * @example Maria Kowalska
             */
            payerName: string;
            /**
             * @description True when it pays for a change of the booking.
             * @example false
             */
            isForChange: boolean;
            /**
             * Format: int32
             * @description The first, second, third attempt for the same thing.
             * @example 1
             */
            attempt: number;
        };
        /**
         * @description The value of `before` for the next page, null on the last one.
         * @example null
         */
        NextPage: string | null;
        /** @description A page of payments, the newest first. */
        AdminPaymentList: {
            /**
             * @description The payments.
             * @example []
             */
            payments: components["schemas"]["AdminPayment"][];
            next: components["schemas"]["NextPage"];
        };
        /**
         * @description `holding` while a code can still be used, from a day on that may lie ahead; `ended` once its time is over.
         * @example holding
         * @enum {string}
         */
        PromoStateName: "holding" | "ended";
        /** @description A code that lowers a price, by per cent or by an amount. */
        AdminPromo: {
            /**
             * Format: uuid
             * @description The code's id.
             * @example 0198c2d0-1111-7abc-8def-0123456789ab
             */
            id: string;
            /**
             * @description The code as travellers give it.
             * @example WELCOME10
             */
            code: string;
            /**
             * Format: uuid
             * @description Whose travellers it is for, null for everyone's.
             * @example null
             */
            partnerId: string | null;
            /**
             * @description The partner's name, null where it is for everyone.
             * @example null
             */
            partner: string | null;
            /**
             * Format: int32
             * @description What it takes off in per cent, null where it takes off an amount.
             * @example 10
             */
            percent: number | null;
            /**
             * Format: int32
             * @description What it takes off in euro cents, null where it takes off a part.
             * @example null
             */
            amountCents: number | null;
            /**
             * @description The classes it holds for; empty where it holds for all.
             * @example []
             */
            vehicleClasses: components["schemas"]["VehicleClassName"][];
            /**
             * Format: date-time
             * @description From when on it holds (UTC), null where nothing says so.
             * @example null
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When it ends (UTC), null where nothing says so.
             * @example 2026-03-01T00:00:00.000Z
             */
            endsAt: string | null;
            /**
             * Format: int32
             * @description How often it may be used, null where nothing says so.
             * @example 100
             */
            maxUses: number | null;
            /**
             * Format: int32
             * @description How often one traveller may use it, null where nothing says so.
             * @example 1
             */
            maxUsesPerTraveller: number | null;
            /**
             * Format: int32
             * @description Bookings made with it.
             * @example 41
             */
            uses: number;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of promo codes. */
        AdminPromoList: {
            /**
             * @description The codes.
             * @example []
             */
            promoCodes: components["schemas"]["AdminPromo"][];
            next: components["schemas"]["NextPage"];
        };
        /**
         * @description A code as travellers give it, in any case.
         * @example SPRING26
         */
        PromoCodeName: string;
        /**
         * Format: int32
         * @description What it takes off, in per cent.
         * @example 10
         */
        PromoPercent: number;
        /**
         * Format: int32
         * @description What it takes off, in EUR cents.
         * @example 1500
         */
        PromoAmountCents: number;
        /**
         * Format: uuid
         * @description The partner on whose pages alone it holds; null for everybody's.
         * @example null
         */
        PromoPartner: string | null;
        /**
         * @description The classes that it holds for; null for all.
         * @example null
         */
        PromoClasses: components["schemas"]["VehicleTypeId"][] | null;
        /**
         * Format: date-time
         * @description A moment in UTC, null for none.
         * @example 2026-03-01T00:00:00.000Z
         */
        PromoMoment: string | null;
        /**
         * Format: int32
         * @description How often, null for no limit.
         * @example 100
         */
        PromoLimit: number | null;
        /**
         * @description Why, for whoever looks at it later.
         * @example Fuel costs more since January.
         */
        SettingReason: string;
        /** @description A new code; it takes off `percent` or `amountCents`, one of the two. */
        PromoCodeRequest: {
            code?: components["schemas"]["PromoCodeName"];
            percent?: components["schemas"]["PromoPercent"];
            amountCents?: components["schemas"]["PromoAmountCents"];
            partnerId?: components["schemas"]["PromoPartner"];
            vehicleTypeIds?: components["schemas"]["PromoClasses"];
            startsAt?: components["schemas"]["PromoMoment"];
            endsAt?: components["schemas"]["PromoMoment"];
            maxUses?: components["schemas"]["PromoLimit"];
            maxUsesPerTraveller?: components["schemas"]["PromoLimit"];
            reason: components["schemas"]["SettingReason"];
        };
        /** @description A code with its limits. */
        PromoCodeRecord: {
            /**
             * @description The code, in upper case.
             * @example SPRING26
             */
            code: string;
            /**
             * @description What it takes off in per cent; null where it takes off an amount.
             * @example 10
             */
            percent: components["schemas"]["PromoPercent"] | null;
            /**
             * Format: int32
             * @description What it takes off in EUR cents; null where it takes off a part.
             * @example null
             */
            amountCents: number | null;
            partnerId: components["schemas"]["PromoPartner"];
            vehicleTypeIds: components["schemas"]["PromoClasses"];
            startsAt: components["schemas"]["PromoMoment"];
            endsAt: components["schemas"]["PromoMoment"];
            maxUses: components["schemas"]["PromoLimit"];
            maxUsesPerTraveller: components["schemas"]["PromoLimit"];
            /**
             * Format: int32
             * @description Bookings made with it.
             * @example 41
             */
            uses: number;
        };
        /**
         * Format: uuid
         * @description The id of an approval.
         * @example 0198c2e0-5555-7abc-8def-0123456789ab
         */
        ApprovalId: string;
        /** @description Nothing has changed yet, as a second person has to agree first. */
        ApprovalRequested: {
            approvalId: components["schemas"]["ApprovalId"];
            expiresAt: components["schemas"]["Instant"];
        };
        /**
         * Format: uuid
         * @description A partner's id.
         * @example 0198c2e0-1111-7abc-8def-0123456789ab
         */
        PartnerId: string;
        /**
         * @description What the partner is called.
         * @example Hotel Chamonix
         */
        PartnerName: string;
        /**
         * @description The first label of the host below ours that wears the partner's look, null when there is none.
         * @example hotel-chamonix
         */
        PartnerSubdomain: string | null;
        /**
         * Format: int32
         * @description How many there are.
         * @example 2
         */
        PartnerCount: number;
        /** @description A business whose pages sell our transfers. */
        AdminPartnerRow: {
            id: components["schemas"]["PartnerId"];
            name: components["schemas"]["PartnerName"];
            subdomain: components["schemas"]["PartnerSubdomain"];
            origins: components["schemas"]["PartnerCount"];
            keys: components["schemas"]["PartnerCount"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of partners, the newest first. */
        AdminPartnerList: {
            /**
             * @description The partners.
             * @example []
             */
            partners: components["schemas"]["AdminPartnerRow"][];
            next: components["schemas"]["NextPage"];
        };
        /**
         * @description A colour in sRGB, null for our own.
         * @example #0b5d4b
         */
        Colour: string | null;
        /** @description A key of a partner, without what is secret of it. */
        PartnerKeySummary: {
            /**
             * @description Enough of the key to tell it from others.
             * @example pk_live_…4f1c
             */
            hint: string;
            /**
             * @description Whether it stands on pages, or is kept by a server.
             * @example publishable
             * @enum {string}
             */
            kind: "publishable" | "secret";
            /**
             * @description Whether it is for trying out.
             * @example live
             * @enum {string}
             */
            mode: "test" | "live";
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it stops working after a rotation (UTC), null where nothing says so.
             * @example null
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked (UTC), null while it works.
             * @example null
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When a secret key first came from a browser or in an address (UTC), which others may have read; null where none did.
             * @example null
             */
            exposedAt: string | null;
        };
        /** @description What the partner's pages brought in the days before now, tests left out. */
        PartnerBrought: {
            /**
             * Format: int32
             * @description How many days were counted.
             * @example 90
             */
            days: number;
            bookings: components["schemas"]["PartnerCount"];
            paid: components["schemas"]["PartnerCount"];
            /**
             * Format: int64
             * @description What the paid ones cost, in euro cents.
             * @example 183900
             */
            revenueCents: number;
        };
        /** @description A partner as administrators see it. */
        AdminPartner: {
            id: components["schemas"]["PartnerId"];
            name: components["schemas"]["PartnerName"];
            subdomain: components["schemas"]["PartnerSubdomain"];
            accent: components["schemas"]["Colour"];
            createdAt: components["schemas"]["Instant"];
            /**
             * @description Its keys, the newest first.
             * @example []
             */
            keys: components["schemas"]["PartnerKeySummary"][];
            /**
             * @description The origins whose pages may use its publishable keys.
             * @example [
             *       "https://hotel.example"
             *     ]
             */
            origins: string[];
            /**
             * @description The addresses to which travellers may be sent back.
             * @example [
             *       "https://hotel.example/booked"
             *     ]
             */
            returnUrls: string[];
            brought: components["schemas"]["PartnerBrought"];
            /**
             * Format: int64
             * @description What the books owe the partner for what was driven, in euro cents.
             * @example 18390
             */
            earnedCents: number;
        };
        /** @description A mail or another job that failed at every try. */
        GivenUpJob: {
            /**
             * Format: uuid
             * @description The job's id.
             * @example 0198c2c0-4444-7abc-8def-0123456789ab
             */
            id: string;
            /**
             * @description The name of its kind.
             * @example mail
             */
            kind: string;
            /**
             * @description What it was about; never a link. Empty for a kind that is not known.
             * @example receipt to maria@example.com
             */
            about: string;
            /**
             * @description What went wrong at the last try.
             * @example 550 no such mailbox
             */
            error: string;
            parkedAt: components["schemas"]["Instant"];
        };
        /** @description A page of what was given up, the oldest first. */
        GivenUpJobList: {
            /**
             * @description The jobs.
             * @example []
             */
            jobs: components["schemas"]["GivenUpJob"][];
            next: components["schemas"]["NextPage"];
        };
        /**
         * @description `new` until somebody has seen to it.
         * @example new
         * @enum {string}
         */
        ContactStatus: "new" | "handled";
        /**
         * Format: uuid
         * @description A saved view's id.
         * @example 0198c2f0-1111-7abc-8def-0123456789ab
         */
        SavedViewId: string;
        /**
         * @description What its owner calls it.
         * @example Unpaid soon
         */
        ViewName: string;
        /**
         * @description A list of the back office.
         * @example bookings
         * @enum {string}
         */
        ListName: "bookings" | "users" | "messages" | "payments" | "reviews" | "ledger" | "promos" | "partners" | "mails" | "audit";
        /**
         * @description What is searched for, the filters and the order, by their names in the address of the list.
         * @example {
         *       "payment": "pending",
         *       "sort": "soonest"
         *     }
         */
        ViewQuery: {
            [key: string]: string;
        };
        /** @description A search with its filters and its order, under a name. */
        SavedView: {
            id: components["schemas"]["SavedViewId"];
            name: components["schemas"]["ViewName"];
            list: components["schemas"]["ListName"];
            query: components["schemas"]["ViewQuery"];
        };
        /**
         * @description The columns of a list, by their names.
         * @example [
         *       "status",
         *       "total"
         *     ]
         */
        ColumnNames: string[];
        /** @description The columns that somebody chose of a list. */
        ChosenColumns: {
            list: components["schemas"]["ListName"];
            columns: components["schemas"]["ColumnNames"];
        };
        /** @description How somebody likes the lists. */
        ListSettings: {
            /**
             * @description Their saved views, in the order in which they were saved.
             * @example []
             */
            views: components["schemas"]["SavedView"][];
            /**
             * @description Their columns, of each list for which they chose some.
             * @example []
             */
            columns: components["schemas"]["ChosenColumns"][];
        };
        /** @description The columns that somebody wants to see. */
        ListColumns: {
            columns: components["schemas"]["ColumnNames"];
        };
        /** @description What is to be kept. */
        NewSavedView: {
            name: components["schemas"]["ViewName"];
            list: components["schemas"]["ListName"];
            query: components["schemas"]["ViewQuery"];
        };
        /** @description Another name for a view. */
        SavedViewName: {
            name: components["schemas"]["ViewName"];
        };
        /**
         * @description Which records, by their ids.
         * @example [
         *       "1042",
         *       "1043"
         *     ]
         */
        NumberIds: string[];
        /** @description Where bookings stand from now on, and why. */
        BookingBatch: {
            ids: components["schemas"]["NumberIds"];
            status: components["schemas"]["BookingStatus"];
            /**
             * @description With `cancelled`, whose doing it is. A no-show is decided for each by itself.
             * @default company
             * @example carrier
             * @enum {string}
             */
            cause?: "company" | "carrier";
            /**
             * @description Why, for whoever looks at the bookings later. Travellers do not see it.
             * @example Driven as planned.
             */
            note?: string | null;
        };
        /** @description What became of one of them. */
        BatchItem: {
            /**
             * @description Which one.
             * @example 1042
             */
            id: string;
            /**
             * @description Whether it was changed, or stood so already.
             * @example true
             */
            isDone: boolean;
            /**
             * @description Why it was refused, one of the codes of problems; null when it was not.
             * @example null
             */
            code: string | null;
            /**
             * @description The same in words to show.
             * @example null
             */
            message: string | null;
        };
        /** @description What became of each of them, in the order asked for. */
        BatchResult: {
            /**
             * Format: uuid
             * @description What the audit ties them together by.
             * @example 0198c2f0-2222-7abc-8def-0123456789ab
             */
            batchId: string;
            /**
             * @description One for each.
             * @example []
             */
            results: components["schemas"]["BatchItem"][];
        };
        /** @description Where messages stand from now on. */
        ContactBatch: {
            ids: components["schemas"]["NumberIds"];
            status: components["schemas"]["ContactStatus"];
            /**
             * @description Why, for whoever looks at it later.
             * @example Answered by telephone.
             */
            reason?: string | null;
        };
        /**
         * @description Which records, by their ids.
         * @example [
         *       "0198c2c0-2222-7abc-8def-0123456789ab"
         *     ]
         */
        UuidIds: string[];
        /** @description What becomes of what was given up. */
        JobBatch: {
            ids: components["schemas"]["UuidIds"];
            /**
             * @description `retry` tries each of them from the start, `drop` forgets them.
             * @example retry
             * @enum {string}
             */
            decision: "retry" | "drop";
            /**
             * @description Why, for whoever looks at it later.
             * @example The mail server is back.
             */
            reason?: string | null;
        };
        /** @description What becomes of the money of many. */
        ReviewBatch: {
            ids: components["schemas"]["UuidIds"];
            /**
             * @description As of a single payment; each is used for the booking that it names itself.
             * @example to-balance
             * @enum {string}
             */
            resolution: "to-booking" | "to-balance" | "returned" | "nothing-received";
            /**
             * @description Why, for whoever looks at it later.
             * @example Paid twice in the outage.
             */
            note?: string | null;
        };
        /** @description Why accounts are blocked, and for how long. */
        BlockBatch: {
            ids: components["schemas"]["UuidIds"];
            /**
             * @description Why, for those who look at it later.
             * @example One ring of stolen cards.
             */
            reason: string;
            /**
             * Format: date-time
             * @description When the blocks end by themselves (UTC). Null or left out, somebody has to lift them.
             * @example null
             */
            until?: string | null;
        };
        /**
         * @description What was looked at.
         * @example jobs
         * @enum {string}
         */
        HealthCheckName: "database" | "jobs" | "mails" | "mail-server" | "gateways" | "card-gateway" | "disk" | "backup" | "rides";
        /**
         * @description A number or a name.
         * @example 0
         */
        HealthValue: string;
        /** @description One thing that was looked at. */
        HealthCheck: {
            name: components["schemas"]["HealthCheckName"];
            /**
             * @description How it stands; `failing` does not wait.
             * @example ok
             * @enum {string}
             */
            state: "ok" | "warning" | "failing";
            /**
             * Format: date-time
             * @description Since when something is wrong (UTC), null where nothing is or it is not known.
             * @example null
             */
            since: string | null;
            /**
             * @description What was found: of `database` its megabytes, of `jobs` how many are due, of `mails` how many were given up, of `mail-server`
             *     which one, of `gateways` their names, of `card-gateway` which one was asked, or `none`, of `disk` the megabytes that are free, of `backup` the day (UTC) of the last one, or `never`, of `rides` how many soon have no driver.
             * @example [
             *       "0"
             *     ]
             */
            values: components["schemas"]["HealthValue"][];
            /**
             * Format: date-time
             * @description When somebody said that they are on it (UTC), null while nobody has.
             * @example null
             */
            takenAt: string | null;
            /**
             * @description Who said so, null while nobody has.
             * @example null
             */
            takenBy: string | null;
        };
        /** @description How the service is. */
        AdminHealth: {
            /**
             * @description The version that runs.
             * @example 0.1.0
             */
            version: string;
            /**
             * @description What was looked at.
             * @example []
             */
            checks: components["schemas"]["HealthCheck"][];
        };
        /** @description Other limits of a code. */
        PromoCodeChange: {
            endsAt?: components["schemas"]["PromoMoment"];
            maxUses?: components["schemas"]["PromoLimit"];
            maxUsesPerTraveller?: components["schemas"]["PromoLimit"];
            reason: components["schemas"]["SettingReason"];
        };
        /** @description Why it ends. */
        PromoCodeEnd: {
            reason: components["schemas"]["SettingReason"];
        };
        /**
         * @description `prices` the rates by country, class and extra; `booking-window` how far ahead a ride is booked; `features` what is switched on;
         *     `contact` telephone and hours; `company` who runs the service; `faq` entries of our own in the help centre.
         * @example prices
         * @enum {string}
         */
        SettingKind: "prices" | "booking-window" | "features" | "contact" | "company" | "faq";
        /**
         * Format: int32
         * @description The version's number. 0 is what the service was started with.
         * @example 7
         */
        SettingVersionId: number;
        /**
         * Format: date
         * @description The first day, in UTC, on which it holds.
         * @example 2026-02-14
         */
        SettingDay: string;
        /** @description What a ride that begins in a country costs in Economy. */
        CountryRate: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * Format: int32
             * @description EUR cents to start each way, the same in every class.
             * @example 820
             */
            startCents: number;
            /**
             * Format: int32
             * @description EUR cents a kilometre in Economy.
             * @example 195
             */
            perKmCents: number;
        };
        /** @description What a kilometre costs in a class, in per cent of one in Economy. */
        ClassRate: {
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            /**
             * Format: int32
             * @description In per cent of Economy; Economy itself is 100.
             * @example 135
             */
            percent: number;
        };
        /**
         * Format: int32
         * @description EUR cents for each way.
         * @example 800
         */
        ExtraCents: number;
        /** @description What the extras cost, each way. */
        ExtraPrices: {
            infantCents: components["schemas"]["ExtraCents"];
            childCents: components["schemas"]["ExtraCents"];
            boosterCents: components["schemas"]["ExtraCents"];
            meetAndGreetCents: components["schemas"]["ExtraCents"];
        };
        /** @description All prices that hold from a day on. Quotes name the version that they were made from. */
        PricesSetting: {
            /**
             * @description Every served country, once.
             * @example [
             *       {
             *         "countryCode": "CH",
             *         "startCents": 820,
             *         "perKmCents": 195
             *       }
             *     ]
             */
            countries: components["schemas"]["CountryRate"][];
            /**
             * @description Every vehicle class, once.
             * @example [
             *       {
             *         "vehicleTypeId": 1,
             *         "percent": 100
             *       }
             *     ]
             */
            classes: components["schemas"]["ClassRate"][];
            extras: components["schemas"]["ExtraPrices"];
        };
        /**
         * Format: int32
         * @description A pickup is at most so many days ahead, and a return at most so many days after it.
         * @example 14
         */
        HorizonDays: number;
        /** @description When a ride can be booked. */
        BookingWindowSetting: {
            horizonDays: components["schemas"]["HorizonDays"];
        };
        /**
         * @description Whether booking forms ask for special requests.
         * @example true
         */
        SpecialRequestsOn: boolean;
        /** @description What is switched on. */
        FeaturesSetting: {
            specialRequests: components["schemas"]["SpecialRequestsOn"];
        };
        /**
         * @description A telephone number with its country code, as it is shown.
         * @example +48 22 000 00 00
         */
        ContactPhone: string | null;
        /**
         * Format: int32
         * @description A day of the week, Monday is 1.
         * @example 1
         */
        Weekday: number;
        /**
         * @description A time of day.
         * @example 09:00
         */
        HourOfDay: string;
        /** @description When telephone and mail are answered, every day from the first to the last of these. */
        ContactHours: {
            fromDay: components["schemas"]["Weekday"];
            toDay: components["schemas"]["Weekday"];
            opens: components["schemas"]["HourOfDay"];
            closes: components["schemas"]["HourOfDay"];
        };
        /** @description How to reach the people of the service. What is not known is null, and is not shown. */
        ServiceContact: {
            phone: components["schemas"]["ContactPhone"];
            phoneAtAnyHour: components["schemas"]["ContactPhone"];
            hours: components["schemas"]["ContactHours"];
        };
        /** @description Who runs the service, as the foot of every page and the legal texts show it. */
        CompanySetting: {
            /**
             * @description The company's name as it is registered.
             * @example Example Transfers Sp. z o.o.
             */
            legalName: string;
            /**
             * @description Its seat, in one line.
             * @example ul. Przykładowa 1, 00-001 Warszawa, Poland
             */
            address: string;
            /**
             * @description Its number in the register of companies, with the register's name.
             * @example KRS 0000000000
             */
            registration: string;
            /**
             * @description Its VAT number; null when it has none.
             * @example PL0000000000
             */
            taxNumber: string | null;
        };
        /**
         * @description Under which heading of the help centre it stands.
         * @example booking
         * @enum {string}
         */
        FaqCategory: "booking" | "pricing" | "vehicle" | "travel" | "account";
        /** @description A question of the help centre with its answer, in one language. Both are plain text; nothing in them is markup. */
        FaqEntry: {
            /**
             * @description The language that both are written in.
             * @example en
             */
            language: string;
            category: components["schemas"]["FaqCategory"];
            /**
             * @description The question.
             * @example Can I bring my dog?
             */
            question: string;
            /**
             * @description The answer.
             * @example Yes, small dogs in a box travel along. Please say so in your booking.
             */
            answer: string;
        };
        /**
         * @description The entries, in their order.
         * @example []
         */
        FaqEntries: components["schemas"]["FaqEntry"][];
        /** @description Entries of our own, which stand in the help centre after those that come with it. */
        FaqSetting: {
            entries: components["schemas"]["FaqEntries"];
        };
        /**
         * @description A setting, under the name of its kind. `company` is null where nobody has said who runs the service.
         * @example {
         *       "features": {
         *         "specialRequests": true
         *       }
         *     }
         */
        SettingValue: {
            prices?: components["schemas"]["PricesSetting"];
            bookingWindow?: components["schemas"]["BookingWindowSetting"];
            features?: components["schemas"]["FeaturesSetting"];
            contact?: components["schemas"]["ServiceContact"];
            /**
             * @description Who runs the service.
             * @example null
             */
            company?: components["schemas"]["CompanySetting"] | null;
            faq?: components["schemas"]["FaqSetting"];
        };
        /** @description A setting as it held or will hold from a day on. Versions are never changed. */
        SettingVersion: {
            id: components["schemas"]["SettingVersionId"];
            /**
             * @description Its first day; null for what the service was started with.
             * @example 2026-02-14
             */
            validFrom: components["schemas"]["SettingDay"] | null;
            value: components["schemas"]["SettingValue"];
            /**
             * @description Why it was set.
             * @example Fuel costs more since January.
             */
            reason: string | null;
            /**
             * @description The address of whoever set it; null when that account is gone.
             * @example admin@fiacre.example
             */
            byEmail: string | null;
            /**
             * @description When it was set.
             * @example 2026-02-10T09:00:00.000Z
             */
            createdAt: components["schemas"]["Instant"] | null;
            /**
             * @description The version that it went back to; null where it is new.
             * @example null
             */
            restoredId: components["schemas"]["SettingVersionId"] | null;
        };
        /** @description A setting as it holds today, and what is planned next. */
        Setting: {
            kind: components["schemas"]["SettingKind"];
            present: components["schemas"]["SettingVersion"];
            /**
             * @description The next version that begins on a later day; null where none is planned.
             * @example null
             */
            planned: components["schemas"]["SettingVersion"] | null;
        };
        /** @description All settings. */
        SettingList: {
            /**
             * @description A setting a kind.
             * @example []
             */
            settings: components["schemas"]["Setting"][];
        };
        /** @description A setting with its versions, the newest first. */
        SettingHistory: {
            setting: components["schemas"]["Setting"];
            /**
             * @description Its versions. The last page ends with what the service was started with.
             * @example []
             */
            versions: components["schemas"]["SettingVersion"][];
            /**
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: components["schemas"]["SettingVersionId"] | null;
        };
        /** @description A setting to look at before it is stored. */
        SettingPreviewRequest: {
            value: components["schemas"]["SettingValue"];
            validFrom?: components["schemas"]["SettingDay"];
        };
        /** @description What a ride costs before and after. */
        PreviewedPrice: {
            countryCode: components["schemas"]["CountryCode"];
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            /**
             * @description Its length.
             * @example 97.4
             */
            distanceKm: number;
            beforeCents: components["schemas"]["EuroCents"];
            afterCents: components["schemas"]["EuroCents"];
        };
        /** @description What a setting would change. Nothing is stored. */
        SettingPreview: {
            /**
             * @description Geneva airport to Chamonix in each class, for prices.
             * @example []
             */
            rides: components["schemas"]["PreviewedPrice"][];
            /**
             * @description For each country whose price changes, a ride in Economy that begins there.
             * @example []
             */
            countries: components["schemas"]["PreviewedPrice"][];
            /**
             * @description Prices that are so far from the present ones that they are stored only when one says so.
             * @example []
             */
            unusual: string[];
            /**
             * @description Pages whose texts change.
             * @example [
             *       "/destinations"
             *     ]
             */
            pages: string[];
        };
        /** @description A new version of a setting. */
        SettingRequest: {
            value: components["schemas"]["SettingValue"];
            validFrom?: components["schemas"]["SettingDay"];
            reason: components["schemas"]["SettingReason"];
            /**
             * @description Say true for a price of 10 times the present one or more, or of that part of it or less; else it is refused.
             * @example false
             */
            isUnusual?: boolean;
        };
        /** @description Why an earlier version holds again. */
        SettingRestoreRequest: {
            reason: components["schemas"]["SettingReason"];
        };
        /**
         * Format: date
         * @description A calendar day of UTC, year first.
         * @example 2026-02-10
         */
        FigureDate: string;
        /**
         * @description By what figures are told apart. A day is one of UTC. A class is the one that was booked first, a country that of the pickup, a partner
         *     the one whose page it came from, and a language the one of the page.
         * @example day
         * @enum {string}
         */
        FigureDimension: "day" | "class" | "country" | "partner" | "language";
        /** @description What was counted. */
        FigureSums: {
            /**
             * Format: int64
             * @description Journeys that were priced, once in however many classes; by class, prices of the class.
             * @example 412
             */
            asked: number;
            /**
             * Format: int64
             * @description Bookings that were made.
             * @example 31
             */
            booked: number;
            /**
             * Format: int64
             * @description Bookings that became paid.
             * @example 27
             */
            paid: number;
            /**
             * Format: int64
             * @description Bookings that were cancelled after they were paid.
             * @example 2
             */
            cancelled: number;
            /**
             * Format: int64
             * @description What came for bookings less what went back, by the ledger, in euro cents.
             * @example 496530
             */
            revenueCents: number;
            /**
             * Format: int64
             * @description What went back of it, in euro cents.
             * @example 18390
             */
            returnedCents: number;
            /**
             * Format: int64
             * @description What a booking that became paid cost then, on average, in euro cents; null where none did.
             * @example 18390
             */
            averagePriceCents: number | null;
            /**
             * Format: double
             * @description Of a hundred prices that were asked for, how many bookings became paid, with one decimal; null where none was asked for.
             * @example 6.6
             */
            conversionPercent: number | null;
        };
        /** @description Figures of the period, and of the one before it. */
        FigurePair: {
            current: components["schemas"]["FigureSums"];
            previous: components["schemas"]["FigureSums"];
        };
        /** @description Figures of a day, a class, a country, a partner or a language. */
        FigureRow: {
            /**
             * @description The day, the number of the class, the code of the country or the language, or the partner's id. Empty where it is not known, and,
             *     of partners, for our own pages.
             * @example 2026-02-10
             */
            key: string;
            /**
             * @description The name of the class or the partner, where the key has one.
             * @example null
             */
            label: string | null;
            current: components["schemas"]["FigureSums"];
            previous: components["schemas"]["FigureSums"];
        };
        /** @description What came of a period beside the one before it, which is as long. */
        AdminFigures: {
            from: components["schemas"]["FigureDate"];
            to: components["schemas"]["FigureDate"];
            previousFrom: components["schemas"]["FigureDate"];
            previousTo: components["schemas"]["FigureDate"];
            by: components["schemas"]["FigureDimension"];
            /**
             * @description Whether these are test bookings, which are counted apart.
             * @example false
             */
            isTest: boolean;
            /**
             * Format: date-time
             * @description Up to when the figures were made (UTC); null before the first time.
             * @example 2026-02-10T09:00:00.000Z
             */
            reckonedAt: string | null;
            total: components["schemas"]["FigurePair"];
            /**
             * @description Every day of the period in its order, or whatever else it is by, that with the most revenue first.
             * @example []
             */
            rows: components["schemas"]["FigureRow"][];
        };
        /**
         * @description Comma-separated values (RFC 4180), with their names in the first line.
         * @example key,label,asked
         */
        FiguresCsv: string;
        /**
         * @description `pickup` a ride soon that lacks something, `rating` a ride that was rated low, `driver-report` what a driver reported and a person looks into, `chargeback` a payment that is disputed and can be answered until its end, `approval` what a second person has to approve, `card-refund` a refund that the gateway could
         *     not send, `payment-review` money that fits nothing we asked for, `no-show` a ride whose wait is over and that has no outcome,
         *     `address-change` an account whose change of address was taken back, `account` an account about which much stands out, `message` a
         *     message nobody has seen to, `transfer` a bank transfer that is awaited, `mail` a mail or other job that was given up,
         *     `carrier` a carrier that waits for a decision, `carrier-paper` a paper that waits for a review, `screening` a name that is like one of
         *     a sanctions list, `paper-expiry` a paper of an approved carrier that runs out soon and has no successor.
         * @example payment-review
         * @enum {string}
         */
        AdminTaskKind: "pickup" | "ride" | "driver-report" | "rating" | "chargeback" | "approval" | "card-refund" | "payment-review" | "no-show" | "address-change" | "account" | "message" | "transfer" | "mail" | "carrier" | "carrier-paper" | "screening" | "paper-expiry";
        /**
         * @description A code of its kind: of a pickup `unpaid`, `flight` or `address`; of a payment its `why`; of an approval its kind and the cents it is about; of a
         *     refund or a chargeback its cents and the gateway's code; of a transfer the cents that are missing; of a message its category; of a mail what went
         *     wrong; of a rating its stars and what was written; of a driver’s report its kind; of a no-show `way-there` or `way-back`; of an account `declined-payments`, `unpaid-bookings` or `blocked-sign-ins`; of a change
         *     of address `undone`; of a carrier its kind and its country; of a paper its kind and its country; of a name the likeness in percent and the name on
         *     the list.
         * @example WRONG_AMOUNT
         */
        AdminTaskDetail: string;
        /** @description Something that waits for a person. */
        AdminTask: {
            kind: components["schemas"]["AdminTaskKind"];
            /**
             * @description The id of what waits, among those of its kind.
             * @example 0198c2c0-2222-7abc-8def-0123456789ab
             */
            id: string;
            /**
             * @description What it is about, in a word for people, such as a booking's number or who wrote.
             * @example FC-7K2M9Q
             */
            subject: string;
            /**
             * @description More of it, such as from where to where a ride goes, or what a message is about; may be empty.
             * @example Geneva Airport – Chamonix
             */
            about: string;
            /**
             * @description Why it waits.
             * @example [
             *       "WRONG_AMOUNT"
             *     ]
             */
            detail: components["schemas"]["AdminTaskDetail"][];
            since: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description By when somebody has to see to it (UTC), null where nothing says so.
             * @example 2026-02-14T13:30:00.000Z
             */
            until: string | null;
            /**
             * Format: int32
             * @description The booking it is about, null when there is none.
             * @example 1042
             */
            bookingId: number | null;
        };
        /** @description How many wait of a kind. */
        AdminTaskCount: {
            kind: components["schemas"]["AdminTaskKind"];
            count: components["schemas"]["Count"];
        };
        /** @description What waits for a person, the most urgent first. */
        AdminTaskList: {
            /**
             * @description What waits, at most 100 of each kind.
             * @example []
             */
            tasks: components["schemas"]["AdminTask"][];
            /**
             * @description How many wait of each kind, also those that are not listed.
             * @example [
             *       {
             *         "kind": "message",
             *         "count": 2
             *       }
             *     ]
             */
            counts: components["schemas"]["AdminTaskCount"][];
        };
        /**
         * @description A mail about a booking.
         * @example confirmation
         * @enum {string}
         */
        BookingMail: "confirmation" | "receipt" | "payment-request" | "cancellation";
        /**
         * @description What became of a mail: handed over (`delivered`), waiting for its turn or the next attempt, given up after all of them, `held` until the address
         *     is confirmed, `dropped` as there were too many, or not sent as it had been said already (`repeated`).
         * @example delivered
         * @enum {string}
         */
        MailOutcome: "delivered" | "under-way" | "given-up" | "held" | "dropped" | "repeated";
        /**
         * Format: int32
         * @description The message's id.
         * @example 12
         */
        ContactRequestId: number;
        /** @description One thing that happened, with who, from where, and why. */
        TimelineEntry: {
            at: components["schemas"]["Instant"];
            /**
             * @description A step of the booking, a mail of ours, a message to us, a note, or something else that our people did.
             * @example event
             * @enum {string}
             */
            source: "event" | "mail" | "message" | "note" | "audit";
            /**
             * @description What it was, a code of its source, such as the kind of a step or of a mail.
             * @example PAID
             */
            code: string;
            /**
             * @description Who did it, null when that is nobody we know.
             * @example gateway
             */
            actor: components["schemas"]["BookingActor"] | null;
            /**
             * @description The address of whoever did it, null when nobody in person did or the account is gone.
             * @example null
             */
            byEmail: string | null;
            /**
             * @description The network that one of our people worked from, null where it is not known.
             * @example null
             */
            network: string | null;
            /**
             * @description Where a mail went, null for an address of before and for all that is no mail.
             * @example null
             */
            toEmail: string | null;
            /**
             * @description What became of a mail, null for all else.
             * @example null
             */
            outcome: components["schemas"]["MailOutcome"] | null;
            /**
             * Format: int32
             * @description The money that moved, in euro cents, below zero when it went back; null when none did.
             * @example 18390
             */
            amountCents: number | null;
            /**
             * @description Where the booking stood afterwards, null for all that is no step of it.
             * @example confirmed
             */
            toStatus: components["schemas"]["BookingStatus"] | null;
            before: components["schemas"]["OptionalAuditFacts"];
            after: components["schemas"]["OptionalAuditFacts"];
            /**
             * @description The reason, the note, or what a message is about; null when there is nothing.
             * @example null
             */
            words: string | null;
            /**
             * @description True when there was a reason, and it went with the person it is about.
             * @example false
             */
            isErased: boolean;
            /**
             * @description The message, null for all else.
             * @example null
             */
            messageId: components["schemas"]["ContactRequestId"] | null;
        };
        /** @description What stands beside a booking on its page of the back office. */
        BookingRecord: {
            /**
             * @description The traveller's account, null once the person was removed.
             * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
             */
            userId: components["schemas"]["UserId"] | null;
            /**
             * @description The language that the traveller's mails are in, null once the person was removed.
             * @example pl
             */
            language: string | null;
            /**
             * @description The address of the picture of the way, null when it is not known any more.
             * @example /api/routes/5f0c2c1e/map
             */
            mapUrl: string | null;
            /**
             * Format: int32
             * @description The version of the terms that it was made under, null before versions were kept.
             * @example 1
             */
            termsVersion: number | null;
            /**
             * @description The promo code that was used, null without one.
             * @example null
             */
            promoCode: string | null;
            /**
             * @description The mails that are true as it stands, and can be sent again.
             * @example [
             *       "confirmation",
             *       "receipt"
             *     ]
             */
            mails: components["schemas"]["BookingMail"][];
            /**
             * @description True when something was paid, so that there is a receipt.
             * @example true
             */
            hasReceipt: boolean;
            /**
             * @description Everything that happened, the newest first.
             * @example []
             */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /**
         * @description The note.
         * @example Called at 9: the flight is an hour late.
         */
        NoteText: string;
        /** @description What is to be noted, for our own people. */
        NoteRequest: {
            text: components["schemas"]["NoteText"];
        };
        /** @description What one of our people noted. Nobody edits it. */
        OfficeNote: {
            /**
             * Format: int32
             * @description The note's id.
             * @example 7
             */
            id: number;
            at: components["schemas"]["Instant"];
            text: components["schemas"]["NoteText"];
            /**
             * @description Who noted it, null when that account is gone.
             * @example admin@fiacre.example
             */
            authorEmail: string | null;
            /**
             * Format: int32
             * @description The booking it is about, null when it is about the account.
             * @example 1042
             */
            bookingId: number | null;
        };
        /** @description Which mail is to be sent again. */
        MailRequest: {
            mail: components["schemas"]["BookingMail"];
        };
        /**
         * @description A PDF document.
         * @example %PDF-1.7
         */
        PdfDocument: string;
        /**
         * @description A calendar file (RFC 5545). Opened again after a change, the calendar takes the change over.
         * @example BEGIN:VCALENDAR
         *     VERSION:2.0
         *     END:VCALENDAR
         */
        CalendarFile: string;
        /** @description What shall be different, the difference in price that was told the traveller, and who asked for it. */
        ChangeOnBehalfRequest: {
            pickupDate?: components["schemas"]["LocalDate"];
            pickupTime?: components["schemas"]["LocalTime"];
            returnDate?: components["schemas"]["OptionalLocalDate"];
            returnTime?: components["schemas"]["OptionalLocalTime"];
            passengers?: components["schemas"]["Passengers"];
            vehicleTypeId?: components["schemas"]["VehicleTypeId"];
            extras?: components["schemas"]["Extras"];
            accessLevel?: components["schemas"]["AccessLevel"];
            travelNumber?: components["schemas"]["TravelNumber"];
            nameBoard?: components["schemas"]["NameBoard"];
            pickupAddress?: components["schemas"]["RideAddress"];
            destinationAddress?: components["schemas"]["RideAddress"];
            specialRequests?: components["schemas"]["SpecialRequests"];
            /**
             * Format: int32
             * @description The `differenceCents` of the preview. When it is another by now, nothing changes (409 `PRICE_CHANGED`).
             * @example 600
             */
            expectedDifferenceCents?: number;
            /**
             * @description Who asked for it, and how. Travellers do not see it.
             * @example Maria called: the flight is an hour late.
             */
            reason: string;
        };
        /** @description The booking as it is now. A change that has to be paid for holds once the traveller has paid. */
        ChangeOnBehalf: {
            booking: components["schemas"]["AdminBooking"];
            /**
             * @description True when the change holds now; false when it waits for the traveller to pay.
             * @example true
             */
            applied: boolean;
            toPayCents: components["schemas"]["EuroCents"];
        };
        /** @description An attempt to pay. */
        PaymentAttempt: {
            /**
             * Format: uuid
             * @description The id of the payment session.
             * @example 0198c2b0-1111-7abc-8def-0123456789ab
             */
            id: string;
            /**
             * @description Through which gateway.
             * @example stripe
             */
            gateway: string;
            /**
             * @description How it stands.
             * @example paid
             * @enum {string}
             */
            status: "opening" | "open" | "closing" | "processing" | "paid" | "declined" | "expired" | "review";
            amountCents: components["schemas"]["EuroCents"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it ended, null while it is open (UTC).
             * @example 2026-02-10T09:14:02.000Z
             */
            settledAt: string | null;
            /**
             * @description True when it pays for a change of the booking.
             * @example false
             */
            isForChange: boolean;
        };
        /** @description One movement of money. Its entries sum to zero. */
        Posting: {
            /**
             * Format: uuid
             * @description The posting's id.
             * @example 0198c2b0-3333-7abc-8def-0123456789ab
             */
            id: string;
            kind: components["schemas"]["PostingKind"];
            at: components["schemas"]["Instant"];
            /**
             * @description Its sides.
             * @example [
             *       {
             *         "account": "gateway:stripe",
             *         "amountCents": 18390
             *       },
             *       {
             *         "account": "booking:1042",
             *         "amountCents": -18390
             *       }
             *     ]
             */
            entries: components["schemas"]["PostingEntry"][];
        };
        /**
         * Format: uuid
         * @description The id of a refund to a card.
         * @example 0198c2d0-4444-7abc-8def-0123456789ab
         */
        CardRefundId: string;
        /** @description Money on its way back to a card. */
        CardRefund: {
            id: components["schemas"]["CardRefundId"];
            bookingId: components["schemas"]["BookingId"];
            /**
             * @description The gateway that collected it and sends it back.
             * @example stripe
             */
            gateway: string;
            amountCents: components["schemas"]["EuroCents"];
            /**
             * @description `pending` the gateway is asked or at work, `done` it has left, `failed` the gateway could not send it and a person decides,
             *     `to-balance` it went to the account balance instead, `by-bank` the holder of the card got it through the bank.
             * @example done
             * @enum {string}
             */
            status: "pending" | "done" | "failed" | "to-balance" | "by-bank";
            /**
             * @description The gateway's code of what went wrong, null when nothing did.
             * @example null
             */
            failure: string | null;
            /**
             * Format: int32
             * @description How often it was begun.
             * @example 1
             */
            attempt: number;
            askedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When it was over, null while it is on its way (UTC).
             * @example 2026-02-10T10:14:02.000Z
             */
            settledAt: string | null;
        };
        /**
         * Format: uuid
         * @description The id of a chargeback.
         * @example 0198c2f0-6666-7abc-8def-0123456789ab
         */
        ChargebackId: string;
        /** @description A payment that the holder of its card disputes at the bank. */
        Chargeback: {
            id: components["schemas"]["ChargebackId"];
            /**
             * @description The gateway that collected the payment.
             * @example stripe
             */
            gateway: string;
            /**
             * @description The gateway's own id of it.
             * @example dp_1PgJ
             */
            disputeId: string;
            amountCents: components["schemas"]["EuroCents"];
            /**
             * @description Its currency.
             * @example EUR
             */
            currency: string;
            /**
             * @description The bank's reason, in the gateway's code.
             * @example product_not_received
             */
            reason: string;
            /**
             * @description `inquiry` the bank asks and takes nothing yet; `open` the money is held until the bank has decided; `won` it is ours again; `lost` it
             *     is the card's.
             * @example open
             * @enum {string}
             */
            status: "inquiry" | "open" | "won" | "lost";
            /**
             * Format: date-time
             * @description Until when evidence can be sent (UTC), null where nobody said.
             * @example 2026-02-20T23:59:59.000Z
             */
            evidenceDueBy: string | null;
            openedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the bank had decided (UTC), null before.
             * @example null
             */
            closedAt: string | null;
        };
        /** @description The money of a booking, the oldest first. */
        BookingMoney: {
            /**
             * @description Every attempt to pay through a gateway.
             * @example []
             */
            payments: components["schemas"]["PaymentAttempt"][];
            /**
             * @description What the books say.
             * @example []
             */
            postings: components["schemas"]["Posting"][];
            /**
             * @description What went, or is to go, back to cards.
             * @example []
             */
            cardRefunds: components["schemas"]["CardRefund"][];
            /**
             * @description What holders of cards disputed at their bank.
             * @example []
             */
            chargebacks: components["schemas"]["Chargeback"][];
        };
        /** @description Where the booking stands from now on, and why. */
        StatusRequest: {
            status: components["schemas"]["BookingStatus"];
            /**
             * @description With `cancelled`, whose doing it is. `company` and `carrier` give everything back to the account balance; `no-show` gives nothing
             *     back, as the traveller did not come. It needs a `note`, a booking that was confirmed, and the end of the driver's wait: the pickup
             *     and 60 minutes at airports and ports, 30 at railway stations, 15 elsewhere. It ends a round trip as a whole; of one that is
             *     `in-progress` or `completed` the way there was driven, so that the pickup of the way back counts.
             * @default company
             * @example carrier
             * @enum {string}
             */
            cause?: "company" | "carrier" | "no-show";
            /**
             * @description Why, for whoever looks at the booking later. Travellers do not see it. A `no-show` must have it.
             * @example The carrier's car broke down.
             */
            note?: string | null;
        };
        /** @description Money that arrived on our bank account for a booking. */
        ReceivedPayment: {
            /**
             * Format: int32
             * @description How much arrived, in euro cents. Less than was asked leaves the rest to be paid; more is taken with `acceptExcess` alone.
             * @example 18390
             */
            amountCents: number;
            /**
             * @description Whether more than is left to be paid ahead really arrived. What is more goes to the traveller's account balance. Without it such an
             *     amount is refused, as most of the time it was recorded already.
             * @default false
             * @example true
             */
            acceptExcess?: boolean;
            /**
             * @description Such as the number of the bank statement.
             * @example Statement 14, line 3
             */
            note?: string | null;
        };
        /** @description That the booking is cancelled with it, and whose doing that is. */
        RefundCancellation: {
            /**
             * @description Whose doing it is. By the terms `company` and `carrier` give everything back, `traveller` as much as the traveller would get by
             *     cancelling now, and `no-show` nothing: it needs what `PATCH /api/admin/bookings/{bookingId}/status` says of it.
             * @example carrier
             * @enum {string}
             */
            cause: "traveller" | "company" | "carrier" | "no-show";
        };
        /** @description What goes back of what was paid for a booking, and where. Both sums together are at most what was paid and is not back yet. */
        RefundOrder: {
            /**
             * @description The cancellation that comes with it; null gives money back and leaves the booking as it is.
             * @example {
             *       "cause": "carrier"
             *     }
             */
            cancel: components["schemas"]["RefundCancellation"] | null;
            /**
             * Format: int32
             * @description What goes to the traveller's account balance, in euro cents.
             * @example 18390
             */
            toBalanceCents: number;
            /**
             * Format: int32
             * @description What goes back to the cards that paid, through their gateway, in euro cents.
             * @example 0
             */
            toCardCents: number;
            /**
             * @description Why, for whoever looks at it later. Travellers do not see it. What the terms do not give must have it.
             * @example The driver came much too late.
             */
            reason: string | null;
        };
        /** @description What the rules say of a refund. */
        RefundTerms: {
            /**
             * Format: int32
             * @description What the terms give back, in euro cents.
             * @example 18390
             */
            policyCents: number;
            /**
             * Format: int32
             * @description The most that can go back, in euro cents.
             * @example 18390
             */
            mostCents: number;
            /**
             * Format: int32
             * @description The most of it that can go to the cards that paid, in euro cents.
             * @example 18390
             */
            mostToCardCents: number;
            /**
             * @description Whether it is what the terms give.
             * @example true
             */
            isWithinPolicy: boolean;
            /**
             * @description Whether it needs a reason.
             * @example false
             */
            needsReason: boolean;
            /**
             * @description Whether a second person has to approve it.
             * @example false
             */
            needsApproval: boolean;
        };
        /** @description A movement of money that would be made. Its entries sum to zero. */
        PlannedPosting: {
            kind: components["schemas"]["PostingKind"];
            /**
             * @description Its sides.
             * @example [
             *       {
             *         "account": "booking:1042",
             *         "amountCents": 18390
             *       },
             *       {
             *         "account": "refunds:to-cards",
             *         "amountCents": -18390
             *       }
             *     ]
             */
            entries: components["schemas"]["PostingEntry"][];
        };
        /**
         * @description A kind of mail.
         * @example booking-cancelled
         * @enum {string}
         */
        RefundMail: "booking-cancelled" | "refund";
        /** @description What a refund would do. Nothing is done. */
        RefundPreview: {
            terms: components["schemas"]["RefundTerms"];
            status: components["schemas"]["BookingStatus"];
            /**
             * Format: int32
             * @description What would be paid for the booking then, in euro cents.
             * @example 0
             */
            paidCents: number;
            /**
             * Format: int32
             * @description All that would be back by then, in euro cents.
             * @example 18390
             */
            refundedCents: number;
            /**
             * Format: int32
             * @description What the traveller's account balance would be, in euro cents.
             * @example 18390
             */
            balanceCents: number;
            /**
             * @description What the books would say.
             * @example []
             */
            postings: components["schemas"]["PlannedPosting"][];
            /**
             * @description What the traveller would be told, by the kinds of mails.
             * @example [
             *       "booking-cancelled"
             *     ]
             */
            mails: components["schemas"]["RefundMail"][];
        };
        /** @description What came of it. */
        RefundResult: {
            /**
             * @description `done` it is done; `requested` a second person has to approve it first, and nothing has moved yet.
             * @example done
             * @enum {string}
             */
            outcome: "done" | "requested";
            booking: components["schemas"]["AdminBooking"];
            /**
             * Format: uuid
             * @description The approval that it waits for, null when it is done.
             * @example null
             */
            approvalId: string | null;
        };
        /** @description What becomes of a refund that failed. */
        CardRefundDecision: {
            /**
             * @description `retry` asks the gateway once more; `to-balance` puts the money on the account balance.
             * @example to-balance
             * @enum {string}
             */
            decision: "retry" | "to-balance";
            /**
             * @description Why, for whoever looks at it later.
             * @example The card was closed.
             */
            reason?: string | null;
        };
        /**
         * @description `booking-refund` money that goes back; `bank-transfer` money that is said to have arrived on our bank account; `setting` prices from a
         *     day on; `promo-code` a code that takes much off, or that may be used longer or more often.
         * @example booking-refund
         * @enum {string}
         */
        ApprovalKind: "booking-refund" | "bank-transfer" | "setting" | "promo-code";
        /** @description A version of a setting. */
        WantedSetting: {
            kind: components["schemas"]["SettingKind"];
            value: components["schemas"]["SettingValue"];
            /**
             * @description The first day, in UTC, on which it would hold; null for the day on which somebody agrees.
             * @example null
             */
            validFrom: components["schemas"]["SettingDay"] | null;
            /**
             * @description The version that it goes back to, null where it is new.
             * @example null
             */
            restoredId: components["schemas"]["SettingVersionId"] | null;
        };
        /** @description Other limits of a promo code; what is left out stays. */
        WantedPromoChange: {
            code: components["schemas"]["PromoCodeName"];
            endsAt?: components["schemas"]["PromoMoment"];
            maxUses?: components["schemas"]["PromoLimit"];
            maxUsesPerTraveller?: components["schemas"]["PromoLimit"];
            reason: components["schemas"]["SettingReason"];
        };
        /**
         * @description What is wanted, under a name of its kind.
         * @example {
         *       "refund": {
         *         "cancel": null,
         *         "toBalanceCents": 25000,
         *         "toCardCents": 0,
         *         "reason": "The driver did not find the hotel."
         *       }
         *     }
         */
        ApprovalWish: {
            refund?: components["schemas"]["RefundOrder"];
            payment?: components["schemas"]["ReceivedPayment"];
            setting?: components["schemas"]["WantedSetting"];
            promoCode?: components["schemas"]["PromoCodeRequest"];
            promoChange?: components["schemas"]["WantedPromoChange"];
        };
        /**
         * @description `open` it waits; `approved` a second person agreed, and it was done; `rejected` a second person refused; `withdrawn` whoever asked took
         *     it back; `expired` nobody decided in time.
         * @example open
         * @enum {string}
         */
        ApprovalStatus: "open" | "approved" | "rejected" | "withdrawn" | "expired";
        /** @description Something that one person wants to do and a second one has to agree to. */
        Approval: {
            id: components["schemas"]["ApprovalId"];
            kind: components["schemas"]["ApprovalKind"];
            /**
             * Format: int32
             * @description The booking it is about, null where it is about none.
             * @example 1042
             */
            bookingId: number | null;
            /**
             * @description The booking's number for people, null where it is about none.
             * @example FC-7K2M9Q
             */
            bookingNumber: string | null;
            /**
             * Format: int32
             * @description The money that moves, in euro cents; null where none does.
             * @example 25000
             */
            amountCents: number | null;
            wish: components["schemas"]["ApprovalWish"];
            /**
             * @description Why it is wanted.
             * @example The driver did not find the hotel.
             */
            reason: string | null;
            /**
             * @description The address of whoever asked, null when that account is gone.
             * @example ada@fiacre.example
             */
            requestedBy: string | null;
            /**
             * @description True when the caller asked for it, who cannot approve it.
             * @example false
             */
            isOwn: boolean;
            requestedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            status: components["schemas"]["ApprovalStatus"];
            /**
             * @description The address of whoever decided, null while it waits, and where nobody did.
             * @example null
             */
            decidedBy: string | null;
            /**
             * Format: date-time
             * @description When it was decided, null while it waits (UTC).
             * @example null
             */
            decidedAt: string | null;
            /**
             * @description Why it was decided so.
             * @example null
             */
            note: string | null;
        };
        /** @description The approvals, those that wait first, the newest first among the rest. */
        ApprovalList: {
            /**
             * @description The approvals.
             * @example []
             */
            approvals: components["schemas"]["Approval"][];
            /**
             * Format: int32
             * @description How many other people may approve what the caller asks for. Zero means that nobody can until there is a second one.
             * @example 1
             */
            others: number;
        };
        /** @description What is said to it. */
        ApprovalDecision: {
            /**
             * @description `approve` does it at once, by anybody but whoever asked; `reject` needs a `note`; `withdraw` is for whoever asked.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "reject" | "withdraw";
            /**
             * @description Why.
             * @example null
             */
            note?: string | null;
        };
        /** @description One step in the life of a booking, with who did it and why. */
        AuditEvent: {
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["BookingEventKind"];
            actor: components["schemas"]["BookingActor"];
            /**
             * @description The address of the administrator or traveller, null when nobody in person did it or the account is gone.
             * @example admin@fiacre.example
             */
            actorEmail: string | null;
            fromStatus: components["schemas"]["OptionalBookingStatus"];
            toStatus: components["schemas"]["BookingStatus"];
            fromPaymentStatus: components["schemas"]["OptionalPaymentStatus"];
            toPaymentStatus: components["schemas"]["PaymentStatus"];
            /**
             * Format: int32
             * @description The money that moved, in euro cents, below zero when it went back; null when none did.
             * @example 18390
             */
            amountCents: number | null;
            /**
             * @description The reason that was given.
             * @example The carrier's car broke down.
             */
            why: string | null;
            /**
             * @description Whose doing a cancellation was, which decides about the money; null for every other step.
             * @example carrier
             * @enum {string|null}
             */
            cause: "traveller" | "company" | "carrier" | "no-show" | "unpaid" | "account-closed" | null;
        };
        /** @description Everything that happened to a booking, the oldest step first. */
        AuditTrail: {
            /**
             * @description The steps.
             * @example []
             */
            events: components["schemas"]["AuditEvent"][];
        };
        /**
         * Format: uuid
         * @description The id of a payment that waits for a person.
         * @example 0198c2c0-2222-7abc-8def-0123456789ab
         */
        PaymentReviewId: string;
        /** @description Money that a gateway reported and that fits nothing we asked for. It is kept apart until somebody decides. */
        PaymentReview: {
            id: components["schemas"]["PaymentReviewId"];
            receivedAt: components["schemas"]["Instant"];
            /**
             * @description Which gateway reported it.
             * @example stripe
             */
            gateway: string;
            /**
             * @description What does not fit.
             * @example WRONG_AMOUNT
             * @enum {string}
             */
            why: "UNKNOWN_SESSION" | "WRONG_AMOUNT" | "WRONG_CURRENCY" | "PAID_TWICE" | "ACCOUNT_GONE";
            amountCents: components["schemas"]["EuroCents"];
            /**
             * @description The currency that was reported.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int32
             * @description What had been asked for, in euro cents; null when nobody had asked.
             * @example 18390
             */
            expectedCents: number | null;
            /**
             * Format: int32
             * @description The booking it may be for, null when we cannot tell.
             * @example 1042
             */
            bookingId: number | null;
            /**
             * @description Its number for people.
             * @example FC-7K2M9Q
             */
            bookingNumber: string | null;
            /**
             * @description What was decided, null while it waits.
             * @example null
             * @enum {string|null}
             */
            resolution: "to-booking" | "to-balance" | "returned" | "nothing-received" | null;
        };
        /** @description A page of payments that wait, or were decided. */
        PaymentReviewList: {
            /**
             * @description The payments.
             * @example []
             */
            reviews: components["schemas"]["PaymentReview"][];
            /**
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: components["schemas"]["PaymentReviewId"] | null;
        };
        /** @description What becomes of the money. */
        ReviewResolution: {
            /**
             * @description `to-booking` pays the booking `bookingId`; `to-balance` goes to the account balance of whoever made that booking; `returned` was
             *     sent back at the gateway by hand; `nothing-received` there never was any money. Only euros can go to a booking or a balance,
             *     and what was paid for a test to tests alone. What waited for the money, a booking or a change of it, waits no more: where the
             *     decision does not pay for it, the traveller is written to and may pay again.
             * @example to-balance
             * @enum {string}
             */
            resolution: "to-booking" | "to-balance" | "returned" | "nothing-received";
            bookingId?: components["schemas"]["BookingId"];
            /**
             * @description Why, for whoever looks at it later.
             * @example Maria paid twice from two tabs.
             */
            note?: string | null;
        };
        /** @description A block that holds now. */
        AccountBlock: {
            /**
             * @description Why the account is blocked. Administrators alone read it.
             * @example Three chargebacks in one week; we are asking the bank.
             */
            reason: string;
            blockedAt: components["schemas"]["Instant"];
            /**
             * @description The address of the administrator who blocked it, null when that account is gone.
             * @example admin@fiacre.example
             */
            blockedBy: string | null;
            /**
             * Format: date-time
             * @description When the block ends by itself (UTC); null when somebody has to lift it.
             * @example null
             */
            until: string | null;
        };
        /** @description An account as administrators see it. */
        Client: {
            id: components["schemas"]["UserId"];
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            email: components["schemas"]["EmailAddress"];
            /**
             * @description The country by its two-letter code, null when not given.
             * @example PL
             */
            country: string | null;
            /**
             * @description True for administrators.
             * @example false
             */
            isAdmin: boolean;
            staffRole: components["schemas"]["OptionalStaffRole"];
            /**
             * @description True where a code is asked for after the password.
             * @example false
             */
            hasSecondFactor: boolean;
            /**
             * @description True once the address is confirmed.
             * @example true
             */
            emailConfirmed: boolean;
            createdAt: components["schemas"]["Instant"];
            /**
             * @description The block that holds now, null when there is none.
             * @example null
             */
            block: components["schemas"]["AccountBlock"] | null;
        };
        /** @description A page of accounts, the newest first. */
        ClientList: {
            /**
             * @description The accounts.
             * @example []
             */
            clients: components["schemas"]["Client"][];
            /**
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: string | null;
        };
        /** @description Somebody of the back office. */
        Assignee: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["EmailAddress"];
        };
        /** @description A message as administrators read it. Everything in it is in somebody else's words. */
        ContactRequest: {
            id: components["schemas"]["ContactRequestId"];
            /**
             * @description Who wrote.
             * @example Maria Kowalska
             */
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["OptionalPhone"];
            /**
             * @description What it is about in a few words.
             * @example A second child seat
             */
            subject: string;
            category: components["schemas"]["ContactCategory"];
            /**
             * @description The message.
             * @example We will be one child more. Can the driver bring a second seat?
             */
            message: string;
            /**
             * @description The booking it is about, null when there is none.
             * @example FC-7K2M9Q
             */
            bookingNumber: components["schemas"]["BookingNumber"] | null;
            /**
             * @description True when who wrote was signed in and the booking is theirs. Without it, anybody may have named the booking.
             * @example true
             */
            isOwnBooking: boolean;
            /**
             * @description The account that was signed in, null for a visitor.
             * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
             */
            userId: components["schemas"]["UserId"] | null;
            /**
             * @description The language of the sender, which answers are in.
             * @example pl
             */
            language: string;
            /**
             * @description Who of our people sees to it, null when nobody does.
             * @example null
             */
            assignee: components["schemas"]["Assignee"] | null;
            status: components["schemas"]["ContactStatus"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of messages, the newest first. */
        ContactRequestList: {
            /**
             * @description The messages.
             * @example []
             */
            contactRequests: components["schemas"]["ContactRequest"][];
            /**
             * @description The value of `before` for the next page, null on the last one.
             * @example null
             */
            next: components["schemas"]["ContactRequestId"] | null;
        };
        /** @description Somebody of the back office. */
        OfficePerson: {
            id: components["schemas"]["UserId"];
            email: components["schemas"]["EmailAddress"];
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
        };
        /** @description The people of the back office, by their names. */
        OfficePeople: {
            /**
             * @description The people.
             * @example []
             */
            people: components["schemas"]["OfficePerson"][];
        };
        /**
         * @description The answer, without greeting and signature, which the mail adds.
         * @example The driver brings a second seat.
         */
        ReplyText: string;
        /**
         * @description A template of an answer.
         * @example received
         * @enum {string}
         */
        TemplateName: "received" | "change-how-to" | "refund" | "driver" | "lost-property";
        /** @description An answer that was mailed. */
        ContactReply: {
            /**
             * Format: int32
             * @description The answer's id.
             * @example 3
             */
            id: number;
            at: components["schemas"]["Instant"];
            text: components["schemas"]["ReplyText"];
            /**
             * @description The template that it began with, null without one.
             * @example null
             */
            template: components["schemas"]["TemplateName"] | null;
            /**
             * @description Who answered, null when that account is gone.
             * @example admin@fiacre.example
             */
            authorEmail: string | null;
        };
        /** @description A booking of an account, in short. */
        ClientBooking: {
            id: components["schemas"]["BookingId"];
            bookingNumber: components["schemas"]["BookingNumber"];
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            pickupAt: components["schemas"]["Instant"];
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            totalPriceCents: components["schemas"]["EuroCents"];
        };
        /** @description A text to begin an answer with. */
        ReplyTemplate: {
            name: components["schemas"]["TemplateName"];
            /**
             * @description The language of the text; English where there is none in the sender's.
             * @example pl
             */
            language: string;
            text: components["schemas"]["ReplyText"];
        };
        /** @description A message with all that stands beside it. */
        ContactRecord: {
            message: components["schemas"]["ContactRequest"];
            /**
             * @description What was answered, the oldest first.
             * @example []
             */
            replies: components["schemas"]["ContactReply"][];
            /**
             * @description The account of the sender, null when there is none.
             * @example null
             */
            account: components["schemas"]["Client"] | null;
            /**
             * @description True when the sender was signed in; else the account is merely the one of the address, which anybody can write.
             * @example true
             */
            isAccountCertain: boolean;
            /**
             * @description The newest bookings of that account.
             * @example []
             */
            bookings: components["schemas"]["ClientBooking"][];
            /**
             * @description What may be answered, to be read and edited before it is sent.
             * @example []
             */
            templates: components["schemas"]["ReplyTemplate"][];
        };
        /** @description Who sees to a message from now on. */
        AssigneeRequest: {
            /**
             * @description The account of somebody of the back office, null for nobody.
             * @example null
             */
            assigneeId: components["schemas"]["UserId"] | null;
        };
        /** @description What is to be answered. */
        ReplyRequest: {
            text: components["schemas"]["ReplyText"];
            template?: components["schemas"]["TemplateName"];
        };
        /** @description Where a message stands from now on. */
        ContactStatusRequest: {
            status: components["schemas"]["ContactStatus"];
        };
        /** @description Why something is done to an account. */
        OfficeReason: {
            /**
             * @description Why, for those who look at it later.
             * @example Cannot find the voucher; asked us to look.
             */
            reason: string;
        };
        /** @description What an account may do in the back office from now on. */
        OfficeRoleChange: {
            /**
             * @description The role; null takes every role away.
             * @example support
             * @enum {string|null}
             */
            role: "administrator" | "support" | "operations" | "finance" | null;
            /**
             * @description Why, for those who look at it later.
             * @example Joins the team that answers messages.
             */
            reason: string;
        };
        /** @description A browser in which an account is signed in. Nothing of it opens the session. */
        ClientSession: {
            /**
             * @description Browser and system as the browser names itself, null when it does not say.
             * @example Firefox on Windows
             */
            device: string | null;
            createdAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
        };
        /** @description That somebody tried to sign in, and what came of it. */
        SignInAttempt: {
            at: components["schemas"]["Instant"];
            /**
             * @description What came of it; `blocked` and `closed` with the right password.
             * @example signed-in
             * @enum {string}
             */
            outcome: "signed-in" | "wrong-password" | "blocked" | "closed";
            /**
             * @description Browser and system as the browser names itself, null when it does not say.
             * @example Firefox on Windows
             */
            device: string | null;
            /**
             * @description The network it came from, null where it is not known.
             * @example 192.0.2.1
             */
            network: string | null;
        };
        /** @description A block of an account, also one that was lifted. */
        PastBlock: {
            /**
             * @description Why it was blocked.
             * @example Three chargebacks in one week; we are asking the bank.
             */
            reason: string;
            blockedAt: components["schemas"]["Instant"];
            /**
             * @description Who blocked it, null when that account is gone.
             * @example admin@fiacre.example
             */
            blockedBy: string | null;
            /**
             * Format: date-time
             * @description When it ended or ends by itself (UTC), null when somebody has to lift it.
             * @example null
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When it was lifted (UTC), null when it was not.
             * @example null
             */
            liftedAt: string | null;
            /**
             * @description Who lifted it, null when nobody did or that account is gone.
             * @example null
             */
            liftedBy: string | null;
        };
        /** @description What stands beside an account on its page of the back office. */
        ClientRecord: {
            /**
             * @description The phone number, null when not given.
             * @example +48 512 345 678
             */
            phone: string | null;
            /**
             * @description The city, null when not given.
             * @example Warszawa
             */
            city: string | null;
            /**
             * @description Whom the person books for, null when not given.
             * @example null
             */
            company: string | null;
            /**
             * @description The language that mails are in.
             * @example pl
             */
            language: string;
            /**
             * Format: int32
             * @description The version of the terms that was accepted at registration, null before versions were kept.
             * @example 1
             */
            termsVersion: number | null;
            /**
             * Format: date-time
             * @description When the address was confirmed (UTC), null when it was not.
             * @example 2026-02-10T09:05:00.000Z
             */
            emailConfirmedAt: string | null;
            /**
             * @description A new address that waits to be confirmed, null when there is none.
             * @example null
             */
            pendingEmail: string | null;
            /**
             * Format: date-time
             * @description When the account will be closed as nobody uses it (UTC), null when it will not.
             * @example null
             */
            closesAt: string | null;
            /**
             * Format: date-time
             * @description When one of our people last looked into it (UTC), null when nobody did.
             * @example null
             */
            lookedIntoAt: string | null;
            /**
             * @description The newest bookings.
             * @example []
             */
            bookings: components["schemas"]["ClientBooking"][];
            balance: components["schemas"]["Balance"];
            /**
             * @description Where the account is signed in, the session last used first.
             * @example []
             */
            sessions: components["schemas"]["ClientSession"][];
            /**
             * @description The newest attempts to sign in, of the last 30 days.
             * @example []
             */
            signIns: components["schemas"]["SignInAttempt"][];
            /**
             * @description Every block there was, the newest first.
             * @example []
             */
            blocks: components["schemas"]["PastBlock"][];
            /**
             * @description What passed between us and the person, the newest first.
             * @example []
             */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /** @description Why somebody's data is taken out. */
        ExportRequest: {
            /**
             * @description Who asked for it, and how. It is kept, and goes with the person.
             * @example Asked for by letter of 3 February.
             */
            reason: string;
        };
        /** @description Why a person is removed. */
        ErasureRequest: {
            /**
             * @description A code, as words about the person would go with them: the person asked for it, it is another account of somebody, or nobody stands
             *     behind it.
             * @example asked-by-person
             * @enum {string}
             */
            basis: "asked-by-person" | "second-account" | "not-a-person";
        };
        /** @description Why an account is blocked, and for how long. */
        BlockRequest: {
            /**
             * @description Why, for those who look at it later.
             * @example Three chargebacks in one week; we are asking the bank.
             */
            reason: string;
            /**
             * Format: date-time
             * @description When the block ends by itself (UTC). Null or left out, somebody has to lift it.
             * @example 2026-02-20T00:00:00.000Z
             */
            until?: string | null;
        };
        /**
         * Format: uuid
         * @description The id of an offer.
         * @example 0198c400-2222-7abc-8def-0123456789ab
         */
        RideOfferId: string;
        /**
         * Format: uuid
         * @description The id of a ride.
         * @example 0198c400-1111-7abc-8def-0123456789ab
         */
        RideId: string;
        /**
         * @description What to send as `If-Match` when you answer for the ride as it is here.
         * @example "q3tRm0o6TzK1vN7yPZ2w9A"
         */
        RideTag: string;
        /**
         * @description Which way of the booking it is.
         * @example outbound
         * @enum {string}
         */
        RideLeg: "outbound" | "return";
        /**
         * @description Where the ride stands: `open` nobody is asked, `offered` carriers are asked, `accepted` a carrier has it, `assigned` driver and vehicle are
         *     named, `on-the-way`, `arrived`, `on-board` and `done` as it is driven; `no-show`, `cancelled`, and `unassignable` where nobody was found.
         * @example accepted
         * @enum {string}
         */
        RideState: "open" | "offered" | "accepted" | "assigned" | "on-the-way" | "arrived" | "on-board" | "done" | "no-show" | "cancelled" | "unassignable";
        /**
         * Format: uuid
         * @description The id of a driver.
         * @example 0198c300-3333-7abc-8def-0123456789ab
         */
        RideDriverId: string;
        /**
         * Format: uuid
         * @description The id of a vehicle.
         * @example 0198c300-2222-7abc-8def-0123456789ab
         */
        RideVehicleId: string;
        /** @description Who is driven, and what the driver needs to know; only on a ride that the carrier has. */
        RideTraveller: {
            /**
             * @description What is written on the board, or the name of the traveller.
             * @example Maria Rossi
             */
            name: string;
            /**
             * @description How to reach the traveller.
             * @example +39 345 678 9012
             */
            phone: string | null;
            /**
             * @description The flight or train.
             * @example LX 1245
             */
            travelNumber: string | null;
            /**
             * @description The address at the pickup.
             * @example null
             */
            pickupAddress: string | null;
            /**
             * @description The address at the destination.
             * @example Rue du Lyret 12
             */
            destinationAddress: string | null;
            /**
             * @description What the traveller asked for.
             * @example null
             */
            notes: string | null;
            collectCents: components["schemas"]["EuroCents"];
        };
        /** @description A ride as a carrier sees it. */
        CarrierRide: {
            id: components["schemas"]["RideId"];
            tag: components["schemas"]["RideTag"];
            bookingNumber: components["schemas"]["BookingNumber"];
            leg: components["schemas"]["RideLeg"];
            state: components["schemas"]["RideState"];
            pickupAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            /**
             * @description The zone of the local times.
             * @example Europe/Zurich
             */
            timeZone: string;
            /**
             * @description Where it begins.
             * @example Geneva Airport (GVA), Switzerland
             */
            pickup: string;
            /**
             * @description Where it ends.
             * @example Chamonix-Mont-Blanc, France
             */
            destination: string;
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            passengers: components["schemas"]["Passengers"];
            /**
             * Format: int32
             * @description Large suitcases.
             * @example 2
             */
            suitcases: number;
            /**
             * Format: int32
             * @description Seats for infants.
             * @example 0
             */
            infantSeats: number;
            /**
             * Format: int32
             * @description Seats for children.
             * @example 0
             */
            childSeats: number;
            /**
             * Format: int32
             * @description Booster seats.
             * @example 0
             */
            boosterSeats: number;
            /**
             * @description Whether the driver waits with a name board.
             * @example false
             */
            meetAndGreet: boolean;
            netCents: components["schemas"]["EuroCents"];
            /**
             * Format: date-time
             * @description Until when the carrier says whether it drives the ride as it was changed; null where nothing is asked.
             * @example null
             */
            amendmentUntil: string | null;
            /**
             * @description Who drives.
             * @example null
             */
            driverId: components["schemas"]["RideDriverId"] | null;
            /**
             * @description In what.
             * @example null
             */
            vehicleId: components["schemas"]["RideVehicleId"] | null;
            /**
             * @description Who is driven; null before the ride is accepted.
             * @example null
             */
            traveller: components["schemas"]["RideTraveller"] | null;
        };
        /** @description A ride that the carrier is asked to drive. */
        RideOffer: {
            id: components["schemas"]["RideOfferId"];
            /**
             * @description Whether the carrier is asked alone, together with all others, or was given it.
             * @example direct
             * @enum {string}
             */
            kind: "direct" | "broadcast" | "by-hand";
            netCents: components["schemas"]["EuroCents"];
            answerUntil: components["schemas"]["Instant"];
            ride: components["schemas"]["CarrierRide"];
        };
        /** @description What is offered. */
        RideOfferList: {
            /**
             * @description What is offered.
             * @example []
             */
            offers: components["schemas"]["RideOffer"][];
        };
        /**
         * @description Why a ride is not driven.
         * @example NO_AVAILABILITY
         * @enum {string}
         */
        RefusalReason: "CANT_FULFILL_REQUEST" | "NO_AVAILABILITY" | "RATE_ERROR" | "ROAD_CLOSURE" | "INCOMPLETE_DETAILS" | "OTHER";
        /**
         * @description The same in words.
         * @example The car is in the workshop.
         */
        RefusalNote: string | null;
        /** @description Why a ride is not driven. */
        RideRefusal: {
            reason: components["schemas"]["RefusalReason"];
            note?: components["schemas"]["RefusalNote"];
        };
        /** @description The rides of a carrier. */
        CarrierRideList: {
            /**
             * @description The rides of a carrier.
             * @example []
             */
            rides: components["schemas"]["CarrierRide"][];
        };
        /** @description Who drives, and in what. */
        RideCrew: {
            driverId: components["schemas"]["RideDriverId"];
            vehicleId: components["schemas"]["RideVehicleId"];
        };
        /** @description Whether a ride is driven as it was changed. */
        RideAmendmentAnswer: {
            /**
             * @description Whether the carrier drives it so.
             * @example true
             */
            drives: boolean;
            reason?: components["schemas"]["RefusalReason"];
            note?: components["schemas"]["RefusalNote"];
        };
        /** @description What the driver does. */
        RideProgress: {
            /**
             * @description Departs for the pickup, arrives there, has the traveller on board, has arrived.
             * @example depart
             * @enum {string}
             */
            step: "depart" | "arrive" | "board" | "finish";
        };
        /** @description The link of a ride’s driver. Whoever has it sees the traveller and speaks for the driver, so send it to the driver alone. */
        DriverLink: {
            /**
             * Format: uri
             * @description The address. It is shown this once, and another one can be made at any time.
             * @example https://fiacre.example/driver/#q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
             */
            url: string;
            worksUntil: components["schemas"]["Instant"];
        };
        /**
         * @description Where the ride stands for its traveller: `planned` the driver is not named yet, `assigned` named, `on-the-way` to the pickup, `arrived` there and
         *     waiting, `on-board`, `done`; `no-show` where nobody came, `cancelled`.
         * @example on-the-way
         * @enum {string}
         */
        BookingRideState: "planned" | "assigned" | "on-the-way" | "arrived" | "on-board" | "done" | "no-show" | "cancelled";
        /** @description A position. */
        RidePoint: {
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
        };
        /** @description Who drives, and in what. */
        BookingDriver: {
            /**
             * @description The name.
             * @example Nina Favre
             */
            name: string;
            /**
             * @description The phone number; null while it is too early for it.
             * @example +41 79 123 45 67
             */
            phone: string | null;
            /**
             * @description Make and model.
             * @example Škoda Superb
             */
            vehicle: string;
            /**
             * @description Its colour, in the carrier’s words.
             * @example black
             */
            colour: string;
            /**
             * @description Its number plate.
             * @example GE 123456
             */
            plate: string;
        };
        /**
         * Format: date-time
         * @description When the driver did so (UTC), null before that.
         * @example null
         */
        MaybeInstant: string | null;
        /**
         * Format: int32
         * @description From one, which is worst, to five.
         * @example 5
         */
        Stars: number;
        /**
         * @description The same in words, for our people; null where none were written.
         * @example A calm driver and a clean car.
         */
        RatingWords: string | null;
        /** @description How a ride was, as its traveller rated it. */
        RideRating: {
            stars: components["schemas"]["Stars"];
            words: components["schemas"]["RatingWords"];
            ratedAt: components["schemas"]["Instant"];
        };
        /** @description Where the driver was last. */
        BookingRidePosition: {
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
            /**
             * Format: int32
             * @description How far off it may be.
             * @example 12
             */
            accuracyMeters: number;
            at: components["schemas"]["Instant"];
        };
        /** @description A way of a booking as its traveller sees it. */
        BookingRide: {
            leg: components["schemas"]["RideLeg"];
            state: components["schemas"]["BookingRideState"];
            pickupAt: components["schemas"]["Instant"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            /**
             * @description The zone of the local times.
             * @example Europe/Zurich
             */
            timeZone: string;
            /**
             * @description The position of the pickup, where it is known.
             * @example null
             */
            pickupPoint: components["schemas"]["RidePoint"] | null;
            /**
             * @description Who drives; null before somebody is named.
             * @example null
             */
            driver: components["schemas"]["BookingDriver"] | null;
            waitsUntil: components["schemas"]["Instant"];
            waitsUntilTime: components["schemas"]["LocalTime"];
            departedAt: components["schemas"]["MaybeInstant"];
            arrivedAt: components["schemas"]["MaybeInstant"];
            boardedAt: components["schemas"]["MaybeInstant"];
            finishedAt: components["schemas"]["MaybeInstant"];
            noShowAskedAt: components["schemas"]["MaybeInstant"];
            /**
             * Format: int32
             * @description How often it was tried to reach the traveller.
             * @example 0
             */
            contactAttempts: number;
            /**
             * Format: date-time
             * @description Until when the traveller can object to a no-show, by a message about the booking; null where there is none.
             * @example null
             */
            objectUntil: string | null;
            /**
             * Format: date-time
             * @description Until when the ride can be rated; null where it cannot, as it was not driven or is rated.
             * @example null
             */
            rateUntil: string | null;
            /**
             * @description How the traveller rated it.
             * @example null
             */
            rating: components["schemas"]["RideRating"] | null;
            /**
             * @description Where the driver was last; null outside of the drive, and where the phone does not tell.
             * @example null
             */
            position: components["schemas"]["BookingRidePosition"] | null;
        };
        /** @description The ways of a booking. */
        BookingRideList: {
            /**
             * @description The ways, in the order they are driven; none before the booking is confirmed.
             * @example []
             */
            rides: components["schemas"]["BookingRide"][];
        };
        /** @description How a ride was. */
        RatingRequest: {
            stars: components["schemas"]["Stars"];
            words?: components["schemas"]["RatingWords"];
        };
        /**
         * @description The secret of a driver’s link, which stands behind its `#`.
         * @example q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
         */
        DriverToken: string;
        /** @description Which link was opened. */
        DriverAccess: {
            token: components["schemas"]["DriverToken"];
        };
        /** @description A ride as its driver sees it. */
        DriverRide: {
            bookingNumber: components["schemas"]["BookingNumber"];
            leg: components["schemas"]["RideLeg"];
            state: components["schemas"]["RideState"];
            pickupAt: components["schemas"]["Instant"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            /**
             * @description The zone of the local times.
             * @example Europe/Zurich
             */
            timeZone: string;
            /**
             * @description Where it begins.
             * @example Geneva Airport (GVA), Switzerland
             */
            pickup: string;
            /**
             * @description Where it ends.
             * @example Chamonix-Mont-Blanc, France
             */
            destination: string;
            /**
             * @description The position to drive to, where it is known.
             * @example null
             */
            pickupPoint: components["schemas"]["RidePoint"] | null;
            /**
             * @description The position of the end, where it is known.
             * @example null
             */
            destinationPoint: components["schemas"]["RidePoint"] | null;
            /**
             * @description The address at the pickup.
             * @example null
             */
            pickupAddress: string | null;
            /**
             * @description The address at the destination.
             * @example Rue du Lyret 12
             */
            destinationAddress: string | null;
            /**
             * @description What is written on the board, or the name of the traveller.
             * @example Maria Rossi
             */
            travellerName: string;
            /**
             * @description How to reach the traveller.
             * @example +39 345 678 9012
             */
            travellerPhone: string | null;
            /**
             * @description The flight or train.
             * @example LX 1245
             */
            travelNumber: string | null;
            /**
             * @description What the traveller asked for.
             * @example null
             */
            notes: string | null;
            passengers: components["schemas"]["Passengers"];
            /**
             * Format: int32
             * @description Large suitcases.
             * @example 2
             */
            suitcases: number;
            /**
             * Format: int32
             * @description Seats for infants.
             * @example 0
             */
            infantSeats: number;
            /**
             * Format: int32
             * @description Seats for children.
             * @example 0
             */
            childSeats: number;
            /**
             * Format: int32
             * @description Booster seats.
             * @example 0
             */
            boosterSeats: number;
            /**
             * @description Whether the driver waits with a name board.
             * @example false
             */
            meetAndGreet: boolean;
            collectCents: components["schemas"]["EuroCents"];
            /**
             * @description Who drives.
             * @example Nina Favre
             */
            driverName: string;
            /**
             * @description In what, by its make and model.
             * @example Škoda Superb
             */
            vehicle: string;
            /**
             * @description Its number plate.
             * @example GE 123456
             */
            plate: string;
            /**
             * Format: int32
             * @description How long the driver waits at this place, from the pickup on.
             * @example 60
             */
            waitingMinutes: number;
            waitsUntil: components["schemas"]["Instant"];
            departedAt: components["schemas"]["MaybeInstant"];
            arrivedAt: components["schemas"]["MaybeInstant"];
            boardedAt: components["schemas"]["MaybeInstant"];
            finishedAt: components["schemas"]["MaybeInstant"];
            noShowAskedAt: components["schemas"]["MaybeInstant"];
            worksUntil: components["schemas"]["Instant"];
        };
        /**
         * Format: uuid
         * @description The id that the phone of the driver made for what it reports. The same id is the same report, however often it comes.
         * @example 0198c500-1111-7abc-8def-0123456789ab
         */
        DriverEventId: string;
        /**
         * @description What the driver does: is on the way to the pickup, has arrived there, called or wrote to the traveller, has the traveller on board, has
         *     finished, or asks to be relieved as the traveller did not come.
         * @example arrived
         * @enum {string}
         */
        DriverEventKind: "on-the-way" | "arrived" | "contacted" | "on-board" | "done" | "no-show";
        /** @description Where the phone of the driver was. */
        DriverPoint: {
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
            /**
             * Format: int32
             * @description How far off it may be, as the phone knows it.
             * @example 12
             */
            accuracyMeters: number;
        };
        /** @description Something that the driver reports. */
        DriverEvent: {
            id: components["schemas"]["DriverEventId"];
            kind: components["schemas"]["DriverEventKind"];
            occurredAt: components["schemas"]["Instant"];
            /**
             * @description Where it was, where the phone tells.
             * @example null
             */
            position?: components["schemas"]["DriverPoint"] | null;
        };
        /** @description What the phone of a driver has to report. */
        DriverEvents: {
            token: components["schemas"]["DriverToken"];
            /**
             * @description The reports, in any order.
             * @example [
             *       {
             *         "id": "0198c500-1111-7abc-8def-0123456789ab",
             *         "kind": "arrived",
             *         "occurredAt": "2026-02-14T13:21:00.000Z"
             *       }
             *     ]
             */
            events: components["schemas"]["DriverEvent"][];
        };
        /** @description What became of a report. */
        DriverEventOutcome: {
            id: components["schemas"]["DriverEventId"];
            /**
             * @description `taken` the ride stands so now, `noted` it was known or is kept as evidence, `too-early` a no-show before the wait is over, which counts for nothing,
             *     `to-a-person` it does not fit what is known, and our people look into it.
             * @example taken
             * @enum {string}
             */
            outcome: "taken" | "noted" | "too-early" | "to-a-person";
        };
        /** @description What became of the reports, and how the ride stands now. */
        DriverEventsTaken: {
            /**
             * @description Each report with what became of it.
             * @example []
             */
            outcomes: components["schemas"]["DriverEventOutcome"][];
            ride: components["schemas"]["DriverRide"];
        };
        /** @description Where the driver is now. */
        DriverPosition: {
            token: components["schemas"]["DriverToken"];
            position: components["schemas"]["DriverPoint"];
            occurredAt: components["schemas"]["Instant"];
        };
        /** @description Whether the position was wanted. */
        DriverPositionTaken: {
            /**
             * @description False outside of the drive, from departure to drop-off, where no position is kept.
             * @example true
             */
            isKept: boolean;
        };
        /** @description One part of the score. */
        ScorePart: {
            /**
             * @description What is looked at.
             * @example onTime
             * @enum {string}
             */
            part: "onTime" | "acceptance" | "completed" | "rating";
            /**
             * @description The most points that it gives.
             * @example 40
             */
            weight: number;
            /**
             * @description The points of the carrier.
             * @example 36.4
             */
            points: number;
            /**
             * @description How much was good.
             * @example 12
             */
            good: number;
            /**
             * @description Of how much.
             * @example 13
             */
            of: number;
        };
        /** @description The score of a carrier with its parts. */
        CarrierScore: {
            /**
             * @description The points, out of a hundred.
             * @example 90.7
             */
            total: number;
            /**
             * @description What they are made of.
             * @example []
             */
            parts: components["schemas"]["ScorePart"][];
        };
        /**
         * Format: uuid
         * @description The id of a carrier.
         * @example 0198c300-1111-7abc-8def-0123456789ab
         */
        RideCarrierId: string;
        /** @description An offer of a ride that is out, or what became of it. */
        AdminRideOffer: {
            id: components["schemas"]["RideOfferId"];
            carrierId: components["schemas"]["RideCarrierId"];
            /**
             * @description The carrier’s name.
             * @example Alpine Transfers
             */
            carrierName: string;
            /**
             * @description How it was asked.
             * @example direct
             * @enum {string}
             */
            kind: "direct" | "broadcast" | "by-hand";
            /**
             * @description What became of it.
             * @example open
             * @enum {string}
             */
            state: "open" | "accepted" | "rejected" | "expired" | "withdrawn" | "given-back" | "declined" | "taken-back";
            answerUntil: components["schemas"]["Instant"];
            /**
             * @description Why not.
             * @example null
             */
            reason: components["schemas"]["RefusalReason"] | null;
        };
        /** @description A ride as the back office sees it. */
        AdminRide: {
            id: components["schemas"]["RideId"];
            tag: components["schemas"]["RideTag"];
            bookingNumber: components["schemas"]["BookingNumber"];
            leg: components["schemas"]["RideLeg"];
            state: components["schemas"]["RideState"];
            pickupAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            /**
             * @description The zone of the local times.
             * @example Europe/Zurich
             */
            timeZone: string;
            /**
             * @description Where it begins.
             * @example Geneva Airport (GVA), Switzerland
             */
            pickup: string;
            /**
             * @description Where it ends.
             * @example Chamonix-Mont-Blanc, France
             */
            destination: string;
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            passengers: components["schemas"]["Passengers"];
            /**
             * Format: int32
             * @description Large suitcases.
             * @example 2
             */
            suitcases: number;
            /**
             * Format: int32
             * @description Seats for infants.
             * @example 0
             */
            infantSeats: number;
            /**
             * Format: int32
             * @description Seats for children.
             * @example 0
             */
            childSeats: number;
            /**
             * Format: int32
             * @description Booster seats.
             * @example 0
             */
            boosterSeats: number;
            /**
             * @description Whether the driver waits with a name board.
             * @example false
             */
            meetAndGreet: boolean;
            netCents: components["schemas"]["EuroCents"];
            /**
             * Format: date-time
             * @description Until when the carrier says whether it drives the ride as it was changed; null where nothing is asked.
             * @example null
             */
            amendmentUntil: string | null;
            bookingId: components["schemas"]["BookingId"];
            /**
             * @description Who has it.
             * @example null
             */
            carrierId: components["schemas"]["RideCarrierId"] | null;
            /**
             * @description The name of the carrier that has it.
             * @example null
             */
            carrierName: string | null;
            /**
             * @description Who drives.
             * @example null
             */
            driverName: string | null;
            /**
             * @description How to reach the driver.
             * @example null
             */
            driverPhone: string | null;
            /**
             * @description In what.
             * @example null
             */
            plate: string | null;
            /**
             * @description True where a carrier, or a driver, should be known by now.
             * @example false
             */
            isLate: boolean;
            /**
             * @description Who was asked in this round.
             * @example []
             */
            offers: components["schemas"]["AdminRideOffer"][];
        };
        /** @description Rides of the next hours. */
        AdminRideList: {
            /**
             * @description Rides of the next hours.
             * @example []
             */
            rides: components["schemas"]["AdminRide"][];
        };
        /** @description A carrier that can drive a ride. */
        RideCarrier: {
            carrierId: components["schemas"]["RideCarrierId"];
            /**
             * @description Its name.
             * @example Alpine Transfers
             */
            carrierName: string;
            /**
             * @description How to reach it.
             * @example +41 22 555 01 02
             */
            phone: string | null;
            /**
             * @description Its points, out of a hundred.
             * @example 90.7
             */
            score: number;
        };
        /** @description Who can drive a ride. */
        RideCarrierList: {
            /**
             * @description Who can drive a ride.
             * @example []
             */
            carriers: components["schemas"]["RideCarrier"][];
        };
        /** @description Which carrier gets a ride. */
        RideGift: {
            carrierId: components["schemas"]["RideCarrierId"];
            note?: components["schemas"]["RefusalNote"];
        };
        /**
         * Format: uuid
         * @description The id of a carrier.
         * @example 0198c300-1111-7abc-8def-0123456789ab
         */
        CarrierId: string;
        /**
         * @description `draft` is written by the carrier, `submitted` waits for us, `needs-more` waits for the carrier, `approved` may drive, `rejected` and
         *     `suspended` may not, for the `stateReason`; `closed` is over.
         * @example submitted
         * @enum {string}
         */
        CarrierState: "draft" | "submitted" | "needs-more" | "approved" | "rejected" | "suspended" | "closed";
        /**
         * @description A field of the details.
         * @example registerNumber
         * @enum {string}
         */
        CarrierField: "kind" | "legalName" | "countryCode" | "city" | "address" | "zipCode" | "registerName" | "registerNumber" | "taxNumber" | "vatNumber" | "isVatCharged" | "contactName" | "phone" | "email" | "iban" | "accountHolder" | "areas";
        /**
         * @description What sort of business it is.
         * @example company
         * @enum {string}
         */
        CarrierKind: "company" | "sole-trader";
        /**
         * @description A whole country, the surroundings of a place, or an airport.
         * @example country
         * @enum {string}
         */
        ServiceAreaKind: "country" | "region" | "airport";
        /**
         * @description Where travellers are picked up. A `country` needs its code alone; an `airport` its code, and is looked up by it; a `region` a point,
         *     a `label` and a radius.
         */
        ServiceArea: {
            kind: components["schemas"]["ServiceAreaKind"];
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description IATA code of the airport.
             * @example GVA
             */
            airportCode: string | null;
            /**
             * @description What the place is called.
             * @example Annecy
             */
            label: string | null;
            /**
             * Format: double
             * @description Degrees north; null for a country.
             * @example 45.9
             */
            lat: number | null;
            /**
             * Format: double
             * @description Degrees east; null for a country.
             * @example 6.1167
             */
            lon: number | null;
            /**
             * Format: int32
             * @description Kilometres around the point, as the crow flies; null for a country.
             * @example 30
             */
            radiusKm: number | null;
        };
        /** @description Who a carrier is. A draft may leave out what is not known yet, as null. */
        CarrierDetails: {
            kind: components["schemas"]["CarrierKind"];
            /**
             * @description Name of the company or of the sole trader, as the register has it.
             * @example Alpine Rides Sàrl
             */
            legalName: string | null;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Town of registration.
             * @example Geneva
             */
            city: string | null;
            /**
             * @description Street and number.
             * @example Rue du Mont-Blanc 12
             */
            address: string | null;
            /**
             * @description Postal code.
             * @example 1201
             */
            zipCode: string | null;
            /**
             * @description The register that the business stands in.
             * @example Registre du commerce de Genève
             */
            registerName: string | null;
            /**
             * @description Its number there.
             * @example CHE-116.281.710
             */
            registerNumber: string | null;
            /**
             * @description The tax number. Its form is looked at for the country, where we know it.
             * @example CHE-116.281.710
             */
            taxNumber: string | null;
            /**
             * @description The VAT number with its country's letters. Its form is looked at for the country.
             * @example CHE-116.281.710 MWST
             */
            vatNumber: string | null;
            /**
             * @description Whether the carrier charges VAT on its rides.
             * @example true
             */
            isVatCharged: boolean;
            /**
             * @description Whom we talk to.
             * @example Claire Favre
             */
            contactName: string | null;
            /**
             * @description Phone with the country's code.
             * @example +41 22 900 12 34
             */
            phone: string | null;
            /**
             * @description E-mail of the contact.
             * @example claire@alpine-rides.example
             */
            email: string | null;
            /**
             * @description The bank account that is paid to.
             * @example CH93 0076 2011 6238 5295 7
             */
            iban: string | null;
            /**
             * @description Who holds the account.
             * @example Alpine Rides Sàrl
             */
            accountHolder: string | null;
            /**
             * @description Where the carrier picks travellers up.
             * @example [
             *       {
             *         "kind": "airport",
             *         "countryCode": "CH",
             *         "airportCode": "GVA",
             *         "label": null,
             *         "lat": null,
             *         "lon": null,
             *         "radiusKm": null
             *       }
             *     ]
             */
            areas: components["schemas"]["ServiceArea"][];
        };
        /**
         * @description What the register of VAT numbers says of the number; `unknown` while it was not asked or did not answer.
         * @example unknown
         * @enum {string}
         */
        VatTruth: "unknown" | "valid" | "invalid";
        /**
         * Format: uuid
         * @description The id of a vehicle of a carrier.
         * @example 0198c300-1111-7abc-8def-0123456789ab
         */
        VehicleId: string;
        /**
         * Format: int32
         * @description How many seats.
         * @example 1
         */
        SeatCount: number;
        /**
         * @description How many child seats of each group it has on board.
         * @example {
         *       "infant": 0,
         *       "child": 1,
         *       "booster": 2
         *     }
         */
        CarriedChildSeats: {
            infant: components["schemas"]["SeatCount"];
            child: components["schemas"]["SeatCount"];
            booster: components["schemas"]["SeatCount"];
        };
        /** @description A vehicle of a carrier. */
        Vehicle: {
            id: components["schemas"]["VehicleId"];
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            /**
             * @description Make.
             * @example Mercedes-Benz
             */
            make: string;
            /**
             * @description Model.
             * @example V-Class
             */
            model: string;
            /**
             * Format: int32
             * @description Year of its first registration.
             * @example 2024
             */
            year: number;
            /**
             * @description Colour, as a traveller would say it.
             * @example black
             */
            colour: string;
            /**
             * @description Number plate.
             * @example GE 123456
             */
            plate: string;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * Format: int32
             * @description Seats for passengers, the driver's not among them.
             * @example 7
             */
            seats: number;
            /**
             * Format: int32
             * @description Large suitcases that fit.
             * @example 7
             */
            suitcases: number;
            childSeats: components["schemas"]["CarriedChildSeats"];
            /**
             * @description Whether it is in use.
             * @example true
             */
            isActive: boolean;
        };
        /**
         * Format: uuid
         * @description The id of a driver.
         * @example 0198c300-1111-7abc-8def-0123456789ab
         */
        DriverId: string;
        /**
         * @description A language (ISO 639-1).
         * @example fr
         */
        SpokenLanguage: string;
        /**
         * Format: uuid
         * @description A file that was uploaded; null for none.
         * @example null
         */
        OptionalFileId: string | null;
        /** @description Somebody who drives for a carrier. */
        Driver: {
            id: components["schemas"]["DriverId"];
            /**
             * @description First name.
             * @example Jean
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Favre
             */
            lastName: string;
            /**
             * @description Phone with the country's code, which travellers call.
             * @example +41 79 123 45 67
             */
            phone: string;
            /**
             * @description Languages that the driver speaks.
             * @example [
             *       "fr",
             *       "en"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            photoId: components["schemas"]["OptionalFileId"];
            /**
             * @description Whether they drive at present.
             * @example true
             */
            isActive: boolean;
        };
        /**
         * Format: uuid
         * @description The id of a paper.
         * @example 0198c300-1111-7abc-8def-0123456789ab
         */
        PaperId: string;
        /**
         * @description Whose paper it is.
         * @example carrier
         * @enum {string}
         */
        PaperSubject: "carrier" | "vehicle" | "driver";
        /**
         * Format: uuid
         * @description The vehicle that it is about; null for others.
         * @example null
         */
        OptionalVehicleId: string | null;
        /**
         * Format: uuid
         * @description The driver that it is about; null for others.
         * @example null
         */
        OptionalDriverId: string | null;
        /**
         * @description What paper it is. The transport licence of a driver is the permit to carry passengers.
         * @example transport-licence
         * @enum {string}
         */
        PaperKind: "register-extract" | "transport-licence" | "liability-insurance" | "passenger-insurance" | "vehicle-registration" | "identity" | "driving-licence";
        /**
         * Format: date
         * @description A calendar day; null for none.
         * @example 2027-01-31
         */
        OptionalDay: string | null;
        /**
         * Format: uuid
         * @description The id of a file that was uploaded.
         * @example 0198c300-1111-7abc-8def-0123456789ab
         */
        FileId: string;
        /**
         * @description How it stands; only an approved paper counts, and only until its last day.
         * @example submitted
         * @enum {string}
         */
        PaperState: "submitted" | "approved" | "rejected" | "expired";
        /**
         * @description Why a paper was not accepted.
         * @example unreadable
         * @enum {string}
         */
        PaperRejection: "unreadable" | "wrong-kind" | "wrong-name" | "wrong-number" | "wrong-dates" | "expired" | "not-accepted";
        /**
         * @description Why it was not accepted; null for any other.
         * @example null
         */
        OptionalPaperRejection: components["schemas"]["PaperRejection"] | null;
        /** @description A paper of a carrier, or of one of its vehicles or drivers. */
        Paper: {
            id: components["schemas"]["PaperId"];
            subject: components["schemas"]["PaperSubject"];
            vehicleId: components["schemas"]["OptionalVehicleId"];
            driverId: components["schemas"]["OptionalDriverId"];
            kind: components["schemas"]["PaperKind"];
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Its number.
             * @example VT-2024-118
             */
            number: string;
            issuedOn: components["schemas"]["OptionalDay"];
            expiresOn: components["schemas"]["OptionalDay"];
            fileId: components["schemas"]["FileId"];
            state: components["schemas"]["PaperState"];
            rejection: components["schemas"]["OptionalPaperRejection"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description Something that is due, and what waits for it. */
        CarrierDue: {
            /**
             * @description `field` a field of the details, `area` where the carrier picks up, `agreement` the licence agreement, `vehicle` and `driver` that
             *     there is one, `paper` a paper that is missing, was not accepted or has run out, `screening` a name that we look into.
             * @example paper
             * @enum {string}
             */
            code: "field" | "area" | "agreement" | "vehicle" | "driver" | "paper" | "screening";
            /**
             * @description The field; null for the rest.
             * @example null
             */
            field: string | null;
            /**
             * @description Whose paper it is; null for the rest.
             * @example driver
             */
            subject: components["schemas"]["PaperSubject"] | null;
            /**
             * Format: uuid
             * @description The vehicle or the driver; null for the carrier's own.
             * @example null
             */
            subjectId: string | null;
            /**
             * @description The paper; null for the rest.
             * @example identity
             */
            paper: components["schemas"]["PaperKind"] | null;
            /**
             * @description What is not possible meanwhile.
             * @example rides
             * @enum {string}
             */
            blocks: "submission" | "approval" | "rides";
        };
        /** @description A move of a carrier from one state to another. */
        CarrierEvent: {
            at: components["schemas"]["Instant"];
            /**
             * @description The state before; null for the beginning.
             * @example draft
             */
            from: components["schemas"]["CarrierState"] | null;
            to: components["schemas"]["CarrierState"];
            /**
             * @description Who moved it.
             * @example carrier
             * @enum {string}
             */
            actor: "carrier" | "office";
            /**
             * @description Why, in words for the carrier.
             * @example null
             */
            reason: string | null;
        };
        /**
         * Format: date-time
         * @description A moment in UTC; null while there is none.
         * @example 2026-02-10T09:00:00.000Z
         */
        OptionalMoment: string | null;
        /** @description A carrier with its fleet, its drivers and its papers, and what is due. */
        Carrier: {
            id: components["schemas"]["CarrierId"];
            state: components["schemas"]["CarrierState"];
            /**
             * @description Why it stands so, in words for the carrier; null where nothing needs to be said.
             * @example null
             */
            stateReason: string | null;
            /**
             * @description The fields that we asked to be mended.
             * @example [
             *       "registerNumber"
             *     ]
             */
            fieldsDue: components["schemas"]["CarrierField"][];
            details: components["schemas"]["CarrierDetails"];
            vatTruth: components["schemas"]["VatTruth"];
            /**
             * Format: int32
             * @description The version of the licence agreement that the carrier agreed to; null for none.
             * @example 1
             */
            agreementVersion: number | null;
            /**
             * @description Its vehicles.
             * @example []
             */
            vehicles: components["schemas"]["Vehicle"][];
            /**
             * @description Its drivers.
             * @example []
             */
            drivers: components["schemas"]["Driver"][];
            /**
             * @description Its papers, the newest first.
             * @example []
             */
            papers: components["schemas"]["Paper"][];
            /**
             * @description What is due now, and what waits for it.
             * @example []
             */
            due: components["schemas"]["CarrierDue"][];
            /**
             * @description How it came to stand so, the newest first.
             * @example []
             */
            events: components["schemas"]["CarrierEvent"][];
            createdAt: components["schemas"]["Instant"];
            submittedAt: components["schemas"]["OptionalMoment"];
        };
        /** @description That the carrier agrees to the licence agreement, in the version and the language that were shown. */
        CarrierSubmission: {
            /**
             * Format: int32
             * @description The version that was shown.
             * @example 1
             */
            agreementVersion: number;
            /**
             * @description The language that it was shown in.
             * @example fr
             * @enum {string}
             */
            language: "en" | "pl" | "de" | "fr" | "es" | "it";
        };
        /** @description What a vehicle is. */
        VehicleDetails: {
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            /**
             * @description Make.
             * @example Mercedes-Benz
             */
            make: string;
            /**
             * @description Model.
             * @example V-Class
             */
            model: string;
            /**
             * Format: int32
             * @description Year of its first registration.
             * @example 2024
             */
            year: number;
            /**
             * @description Colour, as a traveller would say it.
             * @example black
             */
            colour: string;
            /**
             * @description Number plate.
             * @example GE 123456
             */
            plate: string;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * Format: int32
             * @description Seats for passengers, the driver's not among them.
             * @example 7
             */
            seats: number;
            /**
             * Format: int32
             * @description Large suitcases that fit.
             * @example 7
             */
            suitcases: number;
            childSeats: components["schemas"]["CarriedChildSeats"];
        };
        /** @description What a vehicle is from now on. Class, year, plate and country stay once a paper of it was approved. */
        VehicleChange: {
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            /**
             * @description Make.
             * @example Mercedes-Benz
             */
            make: string;
            /**
             * @description Model.
             * @example V-Class
             */
            model: string;
            /**
             * Format: int32
             * @description Year of its first registration.
             * @example 2024
             */
            year: number;
            /**
             * @description Colour, as a traveller would say it.
             * @example black
             */
            colour: string;
            /**
             * @description Number plate.
             * @example GE 123456
             */
            plate: string;
            countryCode: components["schemas"]["CountryCode"];
            /**
             * Format: int32
             * @description Seats for passengers, the driver's not among them.
             * @example 7
             */
            seats: number;
            /**
             * Format: int32
             * @description Large suitcases that fit.
             * @example 7
             */
            suitcases: number;
            childSeats: components["schemas"]["CarriedChildSeats"];
            /**
             * @description Whether it is in use.
             * @example true
             */
            isActive: boolean;
        };
        /** @description Who a driver is. */
        DriverDetails: {
            /**
             * @description First name.
             * @example Jean
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Favre
             */
            lastName: string;
            /**
             * @description Phone with the country's code, which travellers call.
             * @example +41 79 123 45 67
             */
            phone: string;
            /**
             * @description Languages that the driver speaks.
             * @example [
             *       "fr",
             *       "en"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            photoId: components["schemas"]["OptionalFileId"];
        };
        /** @description Who a driver is from now on. The names stay once a paper of theirs was approved. */
        DriverChange: {
            /**
             * @description First name.
             * @example Jean
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Favre
             */
            lastName: string;
            /**
             * @description Phone with the country's code, which travellers call.
             * @example +41 79 123 45 67
             */
            phone: string;
            /**
             * @description Languages that the driver speaks.
             * @example [
             *       "fr",
             *       "en"
             *     ]
             */
            languages: components["schemas"]["SpokenLanguage"][];
            photoId: components["schemas"]["OptionalFileId"];
            /**
             * @description Whether they drive at present.
             * @example true
             */
            isActive: boolean;
        };
        /** @description A paper with its file, which was uploaded before. */
        PaperDetails: {
            subject: components["schemas"]["PaperSubject"];
            vehicleId: components["schemas"]["OptionalVehicleId"];
            driverId: components["schemas"]["OptionalDriverId"];
            kind: components["schemas"]["PaperKind"];
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Its number.
             * @example VT-2024-118
             */
            number: string;
            issuedOn: components["schemas"]["OptionalDay"];
            expiresOn: components["schemas"]["OptionalDay"];
            fileId: components["schemas"]["FileId"];
        };
        /**
         * @description The bytes of a file.
         * @example %PDF-1.7
         */
        FileBytes: string;
        /** @description A file as it is kept. */
        UploadedFile: {
            id: components["schemas"]["FileId"];
            /**
             * @description What it is, by its content.
             * @example image/jpeg
             * @enum {string}
             */
            mediaType: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
            /**
             * Format: int32
             * @description How large it is kept.
             * @example 182044
             */
            bytes: number;
        };
        /**
         * Format: uuid
         * @description The id of an address of webhooks.
         * @example 0198c2f1-1111-7abc-8def-0123456789ab
         */
        WebhookEndpointId: string;
        /**
         * @description Where events are sent.
         * @example https://dispatch.alpine-rides.example/webhooks
         */
        WebhookUrl: string;
        /**
         * @description A type of events.
         * @example ride.offered
         */
        WebhookTypeName: string;
        /**
         * Format: date-time
         * @description A moment; null for none.
         * @example null
         */
        OptionalInstant: string | null;
        /**
         * Format: email
         * @description Who is written to when the address is switched off, because it failed for days or says that nobody is there.
         * @example it@alpine-rides.example
         */
        WebhookNoticeEmail: string | null;
        /** @description An address that is told what happens. */
        WebhookEndpoint: {
            id: components["schemas"]["WebhookEndpointId"];
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description What it is told of.
             * @example [
             *       "ride.offered",
             *       "ride.changed"
             *     ]
             */
            types: components["schemas"]["WebhookTypeName"][];
            /**
             * @description Whether it is told of tests, and of nothing else.
             * @example false
             */
            test: boolean;
            /**
             * @description Whether anything is sent there.
             * @example enabled
             * @enum {string}
             */
            state: "enabled" | "disabled";
            /**
             * @description Why nothing is sent there. `gone` it answered 410, `failing` it failed for days, `owner` its owner switched it off.
             * @example null
             * @enum {string|null}
             */
            disabledReason: "gone" | "failing" | "owner" | null;
            failingSince: components["schemas"]["OptionalInstant"];
            noticeEmail: components["schemas"]["WebhookNoticeEmail"];
            oldSecretUntil: components["schemas"]["OptionalInstant"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description The addresses of an owner. */
        WebhookEndpointList: {
            /**
             * @description The addresses, the oldest first.
             * @example []
             */
            endpoints: components["schemas"]["WebhookEndpoint"][];
            /**
             * @description What there is to be told of.
             * @example [
             *       "ride.offered",
             *       "ride.changed",
             *       "ride.cancelled",
             *       "ride.taken",
             *       "paper.decided"
             *     ]
             */
            types: components["schemas"]["WebhookTypeName"][];
        };
        /** @description A new address. */
        NewCarrierWebhook: {
            url: components["schemas"]["WebhookUrl"];
            /**
             * @description What it is to be told of; of everything where this is left out.
             * @example [
             *       "ride.offered",
             *       "ride.changed"
             *     ]
             */
            types?: components["schemas"]["WebhookTypeName"][];
            noticeEmail?: components["schemas"]["WebhookNoticeEmail"];
        };
        /**
         * @description What signs. It is shown this once.
         * @example whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=
         */
        WebhookSecret: string;
        /** @description An address with the secret that signs from now on. */
        MadeWebhookEndpoint: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description How an address is to stand. */
        WebhookEndpointStanding: {
            /**
             * @description Whether anything is sent there.
             * @example enabled
             * @enum {string}
             */
            state: "enabled" | "disabled";
        };
        /** @description How a secret is replaced. */
        WebhookSecretRotation: {
            /**
             * Format: int32
             * @description For how many hours the old secret signs along; 0 where it is in wrong hands.
             * @example 24
             */
            overlapHours: number;
        };
        /**
         * Format: uuid
         * @description The event's id, the same in every try, and the same as `webhook-id`.
         * @example 0198c2f0-1111-7abc-8def-0123456789ab
         */
        WebhookEventId: string;
        /** @description An event on its way to an address, with its last try. */
        WebhookDelivery: {
            /**
             * Format: int32
             * @description The delivery's number.
             * @example 118
             */
            id: number;
            eventId: components["schemas"]["WebhookEventId"];
            /**
             * @description What happened.
             * @example ride.offered
             */
            type: string;
            /**
             * @description What it happened to, as the number of a booking.
             * @example FC-7K2M9Q
             */
            subject: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * @description How it stands. What was `dropped` waited while its address was switched off.
             * @example delivered
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed" | "dropped";
            /**
             * Format: int32
             * @description How often it was tried.
             * @example 1
             */
            tries: number;
            dueAt: components["schemas"]["OptionalInstant"];
            /**
             * @description What came of the last try; null before the first.
             * @example delivered
             */
            outcome: string | null;
            /**
             * Format: int32
             * @description What the server answered; null where it answered nothing.
             * @example 204
             */
            status: number | null;
            /**
             * @description The beginning of what it answered, or why nothing was.
             * @example
             */
            answer: string | null;
            /**
             * Format: int32
             * @description How long the last try took.
             * @example 87
             */
            durationMs: number | null;
            /**
             * @description What is sent, byte for byte.
             * @example {}
             */
            body: string;
        };
        /** @description What was sent to an address, the newest first. */
        WebhookDeliveryList: {
            /**
             * @description What was sent.
             * @example []
             */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * Format: int32
             * @description Send it as `before` for the ones before these; null where there are none.
             * @example null
             */
            next: number | null;
        };
        /** @description What is sent again. */
        WebhookReplay: {
            /**
             * Format: int32
             * @description One delivery.
             * @example 118
             */
            deliveryId?: number;
            from?: components["schemas"]["Instant"];
            until?: components["schemas"]["Instant"];
        };
        /** @description How many events are on their way again. */
        WebhookReplayed: {
            /**
             * Format: int32
             * @description How many.
             * @example 1
             */
            count: number;
        };
        /** @description A carrier in the list. */
        AdminCarrierRow: {
            id: components["schemas"]["CarrierId"];
            /**
             * @description Its name; null in a draft that has none.
             * @example Alpine Rides Sàrl
             */
            legalName: string | null;
            kind: components["schemas"]["CarrierKind"];
            countryCode: components["schemas"]["CountryCode"];
            state: components["schemas"]["CarrierState"];
            vehicles: components["schemas"]["Count"];
            drivers: components["schemas"]["Count"];
            papersToReview: components["schemas"]["Count"];
            openCases: components["schemas"]["Count"];
            createdAt: components["schemas"]["Instant"];
            submittedAt: components["schemas"]["OptionalMoment"];
        };
        /** @description A page of the carriers, the newest first. */
        AdminCarrierList: {
            /**
             * @description The carriers.
             * @example []
             */
            carriers: components["schemas"]["AdminCarrierRow"][];
            next: components["schemas"]["NextPage"];
        };
        /**
         * Format: uuid
         * @description The id of a case.
         * @example 0198c300-5555-7abc-8def-0123456789ab
         */
        CaseId: string;
        /**
         * @description `open` waits for a person, `cleared` is somebody else, `confirmed` is the one on the list.
         * @example open
         * @enum {string}
         */
        CaseState: "open" | "cleared" | "confirmed";
        /** @description A name that is like one of a sanctions list. */
        ScreeningCase: {
            id: components["schemas"]["CaseId"];
            /**
             * @description Whose name it is.
             * @example driver
             * @enum {string}
             */
            subject: "carrier" | "contact" | "account-holder" | "driver";
            /**
             * @description The name that was looked for.
             * @example Viktor Example
             */
            name: string;
            /**
             * @description The name on the list.
             * @example Viktor Exemplar
             */
            listedName: string;
            /**
             * @description The number of the entry on the list.
             * @example 900001
             */
            entry: string;
            /**
             * Format: int32
             * @description How alike they are; 100 is the same.
             * @example 92
             */
            score: number;
            state: components["schemas"]["CaseState"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A carrier with what only the back office sees. */
        AdminCarrier: {
            carrier: components["schemas"]["Carrier"];
            /**
             * @description Address of the owner's account; null once it is gone.
             * @example claire@alpine-rides.example
             */
            ownerEmail: string | null;
            /**
             * @description Names that are like one of a sanctions list.
             * @example []
             */
            cases: components["schemas"]["ScreeningCase"][];
        };
        /** @description What becomes of a carrier. */
        CarrierDecision: {
            /**
             * @description `approve` lets it drive, `ask` wants more of the `fields`, `reject` refuses it, `suspend` stops it, `reinstate` lets a suspended
             *     one drive again, `close` ends it.
             * @example ask
             * @enum {string}
             */
            decision: "approve" | "ask" | "reject" | "suspend" | "reinstate" | "close";
            /**
             * @description Why. The carrier reads it, but where it is approved or reinstated.
             * @example The number does not stand in the register.
             */
            reason: string;
            /**
             * @description Which fields need mending; only with `ask`.
             * @example [
             *       "registerNumber"
             *     ]
             */
            fields: components["schemas"]["CarrierField"][];
        };
        /** @description A paper that waits for a review. */
        PaperToReview: {
            paper: components["schemas"]["Paper"];
            carrierId: components["schemas"]["CarrierId"];
            /**
             * @description Whose carrier.
             * @example Alpine Rides Sàrl
             */
            carrierName: string | null;
            /**
             * @description The driver, or the plate of the vehicle; null for the carrier itself.
             * @example Jean Favre
             */
            subjectName: string | null;
        };
        /** @description Papers that wait for a review, the oldest first. */
        PaperQueue: {
            /**
             * @description The papers.
             * @example []
             */
            papers: components["schemas"]["PaperToReview"][];
        };
        /** @description Whether a paper is accepted, and if not, why. */
        PaperDecision: {
            /**
             * @description Whether it is accepted.
             * @example reject
             * @enum {string}
             */
            decision: "approve" | "reject";
            rejection: components["schemas"]["OptionalPaperRejection"];
        };
        /** @description What a person found. */
        CaseDecision: {
            /**
             * @description Whether it is the one on the list.
             * @example false
             */
            isMatch: boolean;
            /**
             * @description Why, for those who look at it later.
             * @example Another date of birth.
             */
            reason: string;
        };
        /** @description Every class of vehicle, in the order to show them. */
        VehicleTypeList: components["schemas"]["VehicleType"][];
        /**
         * @description The language of names in the answer, as a BCP 47 tag. A language we do not have answers in English.
         * @default en
         * @example pl
         */
        Language: string;
        /** @description Places that match a search, best first. */
        PlaceList: {
            /**
             * @description The places, best first; empty when nothing matches.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            places: components["schemas"]["Place"][];
        };
        /** @description Places to choose from without typing. */
        OfferedPlaces: {
            /**
             * @description The airports near the point that was asked about, the nearest first; empty without a point, and where none is near.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            airports: components["schemas"]["Place"][];
            /**
             * @description The places most transfers begin at, most booked first.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            pickups: components["schemas"]["Place"][];
            /**
             * @description Where well-known rides lead to.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            destinations: components["schemas"]["Place"][];
        };
        /**
         * @description The destination by its country's two-letter code, or a part of one by its ISO 3166-2 code.
         * @example GB-SCT
         */
        DestinationCode: string;
        /**
         * @description A drawing, relative to the site.
         * @example /destinations/ch.svg
         */
        Picture: string;
        /**
         * @description What people go there for. `summer` resorts by the sea, `ski` resorts in the mountains, `discover` a country to explore.
         * @example ski
         * @enum {string}
         */
        DestinationCategory: "summer" | "ski" | "discover";
        /**
         * @description Resorts that people know best, up to three.
         * @example [
         *       {
         *         "id": "geonames:2657928",
         *         "name": "Zermatt",
         *         "label": "Zermatt, Switzerland",
         *         "countryCode": "CH",
         *         "lat": 46.0212,
         *         "lon": 7.7491,
         *         "kind": "resort",
         *         "timeZone": "Europe/Zurich"
         *       }
         *     ]
         */
        ResortList: components["schemas"]["Place"][];
        /**
         * @description A country we drive in, with what an Economy transfer that begins there costs: `startPrice` and `pricePerKm` are what a
         *     fare is made of, and no ride costs less than the minimum fare. `fromPrice` is a price that can be had.
         */
        Destination: {
            code: components["schemas"]["DestinationCode"];
            /**
             * @description The country's name, in the asked language.
             * @example Switzerland
             */
            name: string;
            /**
             * @description The flag as an emoji.
             * @example 🇨🇭
             */
            flag: string;
            startPrice: components["schemas"]["EuroAmount"];
            startPriceCents: components["schemas"]["EuroCents"];
            /**
             * @description What the cheapest ride of `GET /api/destinations/{code}` costs today, in euros; left out where there is none.
             * @example 17
             */
            fromPrice?: components["schemas"]["EuroAmount"];
            /**
             * @description The same in cents.
             * @example 1700
             */
            fromPriceCents?: components["schemas"]["EuroCents"];
            pricePerKm: components["schemas"]["EuroAmount"];
            pricePerKmCents: components["schemas"]["EuroCents"];
            imageUrl: components["schemas"]["Picture"];
            summerImageUrl?: components["schemas"]["Picture"];
            skiImageUrl?: components["schemas"]["Picture"];
            /**
             * @description What people go there for; empty when it is none of these.
             * @example [
             *       "ski"
             *     ]
             */
            categories: components["schemas"]["DestinationCategory"][];
            summerResorts: components["schemas"]["ResortList"];
            skiResorts: components["schemas"]["ResortList"];
        };
        /** @description A well-known ride, one way, at the price that a quote asks for it today. */
        PricedRide: {
            pickup: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
            /**
             * Format: int32
             * @description The class of vehicle that the price is for.
             * @example 1
             */
            vehicleTypeId: number;
            /**
             * Format: double
             * @description Kilometres of the way.
             * @example 90.1
             */
            distanceKm: number;
            /**
             * Format: int32
             * @description Minutes that the drive takes.
             * @example 73
             */
            durationMinutes: number;
            price: components["schemas"]["EuroAmount"];
            priceCents: components["schemas"]["EuroCents"];
            imageUrl: components["schemas"]["Picture"];
        };
        /** @description Where a ride from the runway to a resort begins. */
        Runway: {
            /**
             * @description The resort, by the `id` it has among `summerResorts` and `skiResorts`.
             * @example geonames:3027301
             */
            resortId: string;
            airport: components["schemas"]["Place"];
        };
        /** @description Where we drive and what it costs. */
        DestinationCatalogue: {
            /**
             * Format: date
             * @description The day from which these prices hold.
             * @example 2026-11-21
             */
            ratesValidFrom: string;
            /**
             * @description The name of the price list.
             * @example 2026-11-21
             */
            rateVersion: string;
            /**
             * @description Every destination, by name.
             * @example [
             *       {
             *         "code": "CH",
             *         "name": "Switzerland",
             *         "flag": "🇨🇭",
             *         "startPrice": 8.2,
             *         "startPriceCents": 820,
             *         "pricePerKm": 1.95,
             *         "pricePerKmCents": 195,
             *         "imageUrl": "/destinations/ch.svg",
             *         "skiImageUrl": "/destinations/ch-ski.svg",
             *         "categories": [
             *           "ski"
             *         ],
             *         "summerResorts": [],
             *         "skiResorts": []
             *       }
             *     ]
             */
            countries: components["schemas"]["Destination"][];
            /**
             * @description Large airports, the busiest first.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            airports: components["schemas"]["Place"][];
            /**
             * @description Capitals, by name.
             * @example [
             *       {
             *         "id": "geonames:2661552",
             *         "name": "Bern",
             *         "label": "Bern, Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.9481,
             *         "lon": 7.4474,
             *         "kind": "city",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            capitals: components["schemas"]["Place"][];
            /**
             * @description The places most transfers begin at, most booked first. While there are few bookings, well-known places fill the list.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            mostBooked: components["schemas"]["Place"][];
            /**
             * @description Well-known rides with their prices. One whose way cannot be found is left out.
             * @example []
             */
            rides: components["schemas"]["PricedRide"][];
            /**
             * @description For each resort the nearest airport that airlines of several countries fly to in its season.
             * @example []
             */
            runways: components["schemas"]["Runway"][];
        };
        /** @description What there is in a country. */
        DestinationDetails: {
            code: components["schemas"]["DestinationCode"];
            /**
             * @description Its airports, the busiest first; the nearest ones, where a country has none.
             * @example [
             *       {
             *         "id": "airport:GVA",
             *         "name": "Geneva Airport",
             *         "label": "Geneva Airport (GVA), Switzerland",
             *         "countryCode": "CH",
             *         "lat": 46.2381,
             *         "lon": 6.109,
             *         "kind": "airport",
             *         "timeZone": "Europe/Zurich"
             *       }
             *     ]
             */
            airports: components["schemas"]["Place"][];
            /**
             * @description Its best-known resorts, those by the sea first.
             * @example []
             */
            resorts: components["schemas"]["Place"][];
            /**
             * @description Rides that begin there, the cheapest first. One whose way cannot be found is left out.
             * @example []
             */
            rides: components["schemas"]["PricedRide"][];
        };
        /**
         * Format: double
         * @description Units of the currency for one euro.
         * @example 4.35
         */
        ExchangeRate: number;
        /** @description What one euro is shown as in other currencies. */
        ExchangeRates: {
            base: components["schemas"]["Currency"];
            /**
             * @description Units for one euro, by ISO 4217 code.
             * @example {
             *       "EUR": 1,
             *       "PLN": 4.35,
             *       "CHF": 0.97
             *     }
             */
            rates: {
                [key: string]: components["schemas"]["ExchangeRate"];
            };
            /**
             * @description Who says so. `table` our own fixed table, `ecb` the European Central Bank, `frankfurter` a service that passes on its rates.
             * @example table
             * @enum {string}
             */
            source: "table" | "ecb" | "frankfurter";
            /**
             * Format: date
             * @description The day the source gives for its rates; null for the fixed table.
             * @example 2026-02-09
             */
            date: string | null;
            /**
             * Format: int32
             * @description How long ago they were fetched; null for the fixed table.
             * @example 1840
             */
            ageSeconds: number | null;
        };
        /** @description Who runs the service. */
        ServiceCompany: {
            /**
             * @description The company's name as it is registered.
             * @example Example Transfers Sp. z o.o.
             */
            legalName: string;
            /**
             * @description Its seat, in one line.
             * @example ul. Przykładowa 1, 00-001 Warszawa, Poland
             */
            address: string;
            /**
             * @description Its number in the register of companies, with the register's name.
             * @example KRS 0000000000
             */
            registration: string;
            /**
             * @description Its VAT number; null when it has none.
             * @example PL0000000000
             */
            taxNumber: string | null;
        };
        /** @description A page of the service elsewhere. */
        SocialLink: {
            /**
             * @description Whose page it is on.
             * @example instagram
             * @enum {string}
             */
            network: "linkedin" | "instagram" | "facebook" | "x" | "youtube" | "tiktok";
            /**
             * @description The page's address.
             * @example https://www.instagram.com/example
             */
            url: string;
        };
        /**
         * @description A card or a wallet.
         * @example visa
         * @enum {string}
         */
        PaymentMark: "visa" | "mastercard" | "american-express" | "apple-pay" | "google-pay";
        /** @description A gateway that takes real cards on a page of its own, certified to PCI DSS, so that no card number reaches this service. */
        CardPayments: {
            /**
             * @description The gateway's name.
             * @example Stripe
             */
            gateway: string;
            /**
             * @description The cards and wallets that its page takes.
             * @example [
             *       "visa",
             *       "mastercard"
             *     ]
             */
            marks: components["schemas"]["PaymentMark"][];
        };
        /** @description What a booking form needs to know. */
        FormSettings: {
            horizonDays: components["schemas"]["HorizonDays"];
            extraPrices: components["schemas"]["ExtraPrices"];
            specialRequests: components["schemas"]["SpecialRequestsOn"];
        };
        /** @description What a page needs to know of this service. */
        ClientSettings: {
            /**
             * @description The browser key of Google Places; null when places come from this service alone.
             * @example null
             */
            googlePlacesKey: string | null;
            /**
             * @description Whether the service is a demonstration. No card is charged and no car comes, and every page says so.
             * @example false
             */
            demonstration: boolean;
            contact: components["schemas"]["ServiceContact"];
            /**
             * @description Who runs the service, as the law wants it shown; null while nobody has said.
             * @example null
             */
            company: components["schemas"]["ServiceCompany"] | null;
            /**
             * @description Where else the service can be followed, in the order to show them.
             * @example [
             *       {
             *         "network": "instagram",
             *         "url": "https://www.instagram.com/example"
             *       }
             *     ]
             */
            socialLinks: components["schemas"]["SocialLink"][];
            /**
             * @description What the page of the card gateway takes; null where no real card is taken.
             * @example null
             */
            cardPayments: components["schemas"]["CardPayments"] | null;
            booking: components["schemas"]["FormSettings"];
        };
        /**
         * @description A way between two points, by a digest of what it was measured from.
         * @example 3f2b8c1d9e0a4b5c6d7e8f9012345678
         */
        RouteId: string;
        /** @description The picture as SVG, with a title and a description for those who cannot see it. */
        RouteMap: string;
        /**
         * Format: double
         * @description A length in the drawing's units, from its left or upper edge.
         * @example 320.5
         */
        DrawingUnits: number;
        /** @description An end of the way in the drawing's units, and on which side of it its name is best written. */
        RouteSpot: {
            x: components["schemas"]["DrawingUnits"];
            y: components["schemas"]["DrawingUnits"];
            /**
             * @description Where its name covers neither the other one nor the way.
             * @example above
             * @enum {string}
             */
            side: "above" | "below";
        };
        /** @description A town in sight, in the drawing's units, and on which side of it there is room for its name. */
        RouteTown: {
            /**
             * @description The town's name.
             * @example Annecy
             */
            name: string;
            x: components["schemas"]["DrawingUnits"];
            y: components["schemas"]["DrawingUnits"];
            /**
             * @description Where its name has room.
             * @example right
             * @enum {string}
             */
            side: "left" | "right";
        };
        /** @description The way on the map as shapes without colours and words. */
        RouteDrawing: {
            /**
             * Format: int32
             * @description The drawing's width in its own units.
             * @example 640
             */
            width: number;
            /**
             * Format: int32
             * @description The drawing's height in its own units.
             * @example 360
             */
            height: number;
            /**
             * @description Countries, islands and exclaves; what they leave is water.
             * @example [
             *       "M0 0L640 0L640 360L0 360Z"
             *     ]
             */
            land: components["schemas"]["PathData"][];
            way: components["schemas"]["PathData"];
            /**
             * @description True where no more of the way is known than its two ends. Show it dashed, and say so.
             * @example false
             */
            isDirectLine: boolean;
            pickup: components["schemas"]["RouteSpot"];
            destination: components["schemas"]["RouteSpot"];
            /**
             * @description Towns in sight that have room for their names.
             * @example []
             */
            towns: components["schemas"]["RouteTown"][];
            distanceKm: components["schemas"]["Kilometres"];
            durationMinutes: components["schemas"]["Minutes"];
        };
        /**
         * @description The exact position of a place. Send it when you have it, for instance from `GET /api/places`. It says where in the
         *     place that the text names, within 10 km of it (3 km of a station, a port or a sight), and which of several
         *     namesakes is meant. Further away it counts for nothing: text and position are one claim about one place.
         * @example {
         *       "lat": 46.2381,
         *       "lon": 6.109
         *     }
         */
        Point: {
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
        };
        /** @description Between which two places to measure. */
        DistanceRequest: {
            pickup: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            pickupPoint?: components["schemas"]["Point"];
            destinationPoint?: components["schemas"]["Point"];
            lang?: components["schemas"]["Language"];
        };
        /** @description The way from pickup to destination by road, one way. */
        Distance: {
            distanceKm: components["schemas"]["Kilometres"];
            duration: components["schemas"]["Minutes"];
            estimated: components["schemas"]["Estimated"];
            source: components["schemas"]["RouteSource"];
            mapUrl: components["schemas"]["RouteMapUrl"];
            pickup: components["schemas"]["Place"];
            destination: components["schemas"]["Place"];
        };
        /**
         * @description True for a way there and back, false for one way. Needs `returnDate` and `returnTime` when true.
         * @default false
         * @example false
         */
        RoundTrip: boolean;
        /**
         * @description Where the traveller came from, under the names that campaigns use in addresses. It goes along to the booking and into
         *     the partner's report; it changes no price.
         * @example {
         *       "utm_source": "newsletter",
         *       "utm_campaign": "winter-2026"
         *     }
         */
        Attribution: {
            /**
             * @description The site or letter that sent the traveller.
             * @example newsletter
             */
            utm_source?: string;
            /**
             * @description The kind of link.
             * @example email
             */
            utm_medium?: string;
            /**
             * @description The campaign.
             * @example winter-2026
             */
            utm_campaign?: string;
            /**
             * @description The words that were searched for.
             * @example geneva transfer
             */
            utm_term?: string;
            /**
             * @description Which of several links it was.
             * @example button
             */
            utm_content?: string;
            /**
             * @description The campaign's id.
             * @example abc-123
             */
            utm_id?: string;
            /**
             * @description The click id of Google Ads.
             * @example EAIaIQobChMI
             */
            gclid?: string;
            /**
             * @description The click id of Google Ads from an app to the web.
             * @example 0AAAAAo4mICE
             */
            gbraid?: string;
            /**
             * @description The click id of Google Ads from the web to an app.
             * @example CjkKCQiA
             */
            wbraid?: string;
        };
        /** @description The journey to price. */
        PriceRequest: {
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            passengers: components["schemas"]["Passengers"];
            isRoundTrip?: components["schemas"]["RoundTrip"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            returnDate?: components["schemas"]["OptionalLocalDate"];
            returnTime?: components["schemas"]["OptionalLocalTime"];
            /**
             * Format: double
             * @description Accepted from clients that send it. The server measures the way itself.
             * @example 90.1
             */
            distanceKm?: number;
            /**
             * Format: double
             * @description Accepted from clients that send it. The server measures the way itself.
             * @example 73
             */
            duration?: number;
            pickupPoint?: components["schemas"]["Point"];
            destinationPoint?: components["schemas"]["Point"];
            specialRequests?: components["schemas"]["SpecialRequests"];
            extras?: components["schemas"]["Extras"];
            accessLevel?: components["schemas"]["AccessLevel"];
            lang?: components["schemas"]["Language"];
            promoCode?: components["schemas"]["PromoCode"];
            attribution?: components["schemas"]["Attribution"];
        };
        /** @description The journey to price in every class. */
        ClassPricesRequest: {
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            passengers: components["schemas"]["Passengers"];
            isRoundTrip?: components["schemas"]["RoundTrip"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            returnDate?: components["schemas"]["OptionalLocalDate"];
            returnTime?: components["schemas"]["OptionalLocalTime"];
            pickupPoint?: components["schemas"]["Point"];
            destinationPoint?: components["schemas"]["Point"];
            extras?: components["schemas"]["Extras"];
            accessLevel?: components["schemas"]["AccessLevel"];
            lang?: components["schemas"]["Language"];
            promoCode?: components["schemas"]["PromoCode"];
            attribution?: components["schemas"]["Attribution"];
        };
        /**
         * @description A quote for each class with room, in the order of `GET /api/vehicle-types`. All of them hold until `expiresAt`.
         * @example [
         *       {
         *         "quoteId": "0198c2a6-1b2c-7d3e-8f40-5a6b7c8d9e0f",
         *         "expiresAt": "2026-02-10T09:42:10.000Z",
         *         "vehicleType": {
         *           "id": 5,
         *           "name": "Minibus",
         *           "description": "A minibus for parties of up to fifteen and all their luggage.",
         *           "imageUrl": "/vehicles/minibus.svg",
         *           "maxPassengers": 15,
         *           "maxSuitcases": 15,
         *           "minimumPrice": 80,
         *           "minimumPriceCents": 8000
         *         },
         *         "pickupLocation": "Geneva Airport (GVA), Switzerland",
         *         "destination": "Chamonix, France",
         *         "pickupPlace": {
         *           "id": "airport:GVA",
         *           "name": "Geneva Airport",
         *           "label": "Geneva Airport (GVA), Switzerland",
         *           "countryCode": "CH",
         *           "lat": 46.238098,
         *           "lon": 6.10895,
         *           "kind": "airport",
         *           "timeZone": "Europe/Zurich",
         *           "match": "place"
         *         },
         *         "destinationPlace": {
         *           "id": "geonames:3027301",
         *           "name": "Chamonix",
         *           "label": "Chamonix, France",
         *           "countryCode": "FR",
         *           "lat": 45.92375,
         *           "lon": 6.86933,
         *           "kind": "resort",
         *           "timeZone": "Europe/Paris",
         *           "match": "place"
         *         },
         *         "oneWayDistance": 90.1,
         *         "distance": 90.1,
         *         "isRoundTrip": false,
         *         "duration": 73,
         *         "estimated": true,
         *         "source": "estimate",
         *         "mapUrl": "/api/routes/3f2b8c1d9e0a4b5c6d7e8f9012345678/map",
         *         "timeZone": "Europe/Zurich",
         *         "pickupAt": "2026-02-14T13:30:00.000Z",
         *         "basePrice": 8.2,
         *         "pricePerKm": 3.4125,
         *         "totalPrice": 315.67,
         *         "totalPriceCents": 31567,
         *         "currency": "EUR",
         *         "extras": {},
         *         "accessLevel": "saver",
         *         "lines": [
         *           {
         *             "code": "START",
         *             "description": "Start price of a transfer from Switzerland, the same in every class",
         *             "amount": 8.2,
         *             "amountCents": 820
         *           },
         *           {
         *             "code": "DISTANCE",
         *             "description": "90.1 km at €1.95, the Economy price per km in Switzerland",
         *             "amount": 175.7,
         *             "amountCents": 17570,
         *             "pricePerKm": 1.95
         *           },
         *           {
         *             "code": "CLASS",
         *             "description": "Minibus: each km costs 75 % more than in Economy",
         *             "amount": 131.77,
         *             "amountCents": 13177,
         *             "percent": 75
         *           }
         *         ]
         *       }
         *     ]
         */
        ClassQuotes: components["schemas"]["Quote"][];
        /**
         * @description A class that does not carry this party, or what it brings along.
         * @example {
         *       "vehicleTypeId": 3,
         *       "code": "TOO_MANY_PASSENGERS"
         *     }
         */
        ClassWithoutRoom: {
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            /**
             * @description Of what there is more than the class carries (`maxPassengers`, `maxSuitcases`).
             * @example TOO_MANY_PASSENGERS
             * @enum {string}
             */
            code: "TOO_MANY_PASSENGERS" | "TOO_MUCH_LUGGAGE";
        };
        /**
         * @description The other classes, and why they have no price.
         * @example [
         *       {
         *         "vehicleTypeId": 3,
         *         "code": "TOO_MANY_PASSENGERS"
         *       }
         *     ]
         */
        ClassesWithoutRoom: components["schemas"]["ClassWithoutRoom"][];
        /** @description The journey's price in each class. Book one of the quotes; the others run out by themselves. */
        ClassPrices: {
            expiresAt: components["schemas"]["Instant"];
            quotes: components["schemas"]["ClassQuotes"];
            withoutRoom: components["schemas"]["ClassesWithoutRoom"];
        };
        /** @description The traveller's own bookings, newest first. */
        BookingList: components["schemas"]["Booking"][];
        /**
         * Format: int32
         * @description How much of the price is paid now, by card, at least 30 per cent. The rest is paid to the carrier on the day.
         * @default 100
         * @example 100
         */
        PrepaymentPercent: number;
        /**
         * Format: int32
         * @description How much of the account balance goes into this payment, in euro cents; more than is asked or there is means as much as possible.
         * @default 0
         * @example 0
         */
        BalanceToUse: number;
        /**
         * @description The price in euros that the traveller saw, as a number or as decimal text.
         * @example 183.90
         * @example 183.9
         */
        EuroAmountOrText: number | string;
        /**
         * @description The distance in kilometres that the traveller saw, as a number or as decimal text.
         * @example 90.1
         * @example 90.1
         */
        KilometresOrText: number | string;
        /**
         * @description With a `quoteId`, `extras` and `accessLevel` left out are those of the quote.
         *     The journey to book, and the price the traveller agreed to: either `quoteId`, or `totalPrice` with `distance`.
         *     The price is always the server's own; what is sent here only proves which price was seen.
         */
        BookingRequest: {
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            passengers: components["schemas"]["Passengers"];
            isRoundTrip?: components["schemas"]["RoundTrip"];
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            returnDate?: components["schemas"]["OptionalLocalDate"];
            returnTime?: components["schemas"]["OptionalLocalTime"];
            specialRequests?: components["schemas"]["SpecialRequests"];
            extras?: components["schemas"]["Extras"];
            accessLevel?: components["schemas"]["AccessLevel"];
            travelNumber?: components["schemas"]["TravelNumber"];
            nameBoard?: components["schemas"]["NameBoard"];
            pickupAddress?: components["schemas"]["RideAddress"];
            destinationAddress?: components["schemas"]["RideAddress"];
            paymentMethod?: components["schemas"]["PaymentMethod"];
            prepaymentPercent?: components["schemas"]["PrepaymentPercent"];
            balanceCents?: components["schemas"]["BalanceToUse"];
            pickupPoint?: components["schemas"]["Point"];
            destinationPoint?: components["schemas"]["Point"];
            promoCode?: components["schemas"]["PromoCode"];
            attribution?: components["schemas"]["Attribution"];
            checkoutSessionId?: components["schemas"]["CheckoutSessionId"];
            quoteId?: components["schemas"]["QuoteId"];
            totalPrice?: components["schemas"]["EuroAmountOrText"];
            distance?: components["schemas"]["KilometresOrText"];
        };
        /**
         * @description The new booking and how to pay for it. Look at the fields in this order: go to `paymentRedirectUrl` when it is there;
         *     else, with `manualPayment`, show the payment page; else, with `paymentError`, tell the traveller that payment could
         *     not start; else open the payment page.
         */
        BookingResult: {
            booking: components["schemas"]["Booking"];
            /**
             * @description The page where the traveller pays.
             * @example https://pay.fiacre.example/sandbox/s_5f0c2c1e
             */
            paymentRedirectUrl?: string;
            /**
             * @description True when the traveller pays by bank transfer.
             * @example true
             */
            manualPayment?: boolean;
            /**
             * @description Why payment could not start. The booking stands and can be paid later.
             * @example The payment provider did not answer.
             */
            paymentError?: string;
        };
        /** @description Where to send the money, and the reference by which we find it. */
        BankTransfer: {
            /**
             * @description Whose account it is.
             * @example Fiacre Transfers
             */
            holder: string;
            /**
             * @description The account, without spaces.
             * @example DE89370400440532013000
             */
            iban: string;
            /**
             * @description The bank, null where the account's number is enough.
             * @example COBADEFFXXX
             */
            bic: string | null;
            /**
             * @description The bank's name.
             * @example null
             */
            bankName: string | null;
            /**
             * @description What to write as the purpose, exactly so.
             * @example FC-7K2M9Q
             */
            reference: string;
            amountCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description True when the service is not set up for real transfers. Nobody must send money there.
             * @example false
             */
            isExample: boolean;
        };
        /** @description What is paid of a booking, what is left, and how it can be paid. */
        BookingPayment: {
            bookingId: components["schemas"]["BookingId"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            method: components["schemas"]["PaymentMethod"];
            totalCents: components["schemas"]["EuroCents"];
            prepaymentCents: components["schemas"]["EuroCents"];
            paidCents: components["schemas"]["EuroCents"];
            outstandingCents: components["schemas"]["EuroCents"];
            dueToCarrierCents: components["schemas"]["EuroCents"];
            minimumPrepaymentPercent: components["schemas"]["PrepaymentPercent"];
            minimumPrepaymentCents: components["schemas"]["EuroCents"];
            /**
             * @description The ways to pay that are on.
             * @example [
             *       "card",
             *       "bank_transfer"
             *     ]
             */
            methods: components["schemas"]["PaymentMethod"][];
            balanceCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Where to send the money, when a transfer was chosen and is awaited; else null.
             * @example null
             */
            bankTransfer: components["schemas"]["BankTransfer"] | null;
        };
        /** @description What the traveller was shown, and why they cancel. */
        CancellationRequest: {
            /**
             * Format: int32
             * @description The `refundCents` that the traveller saw. When less goes back by now, nothing is cancelled (409 `CANCELLATION_CHANGED`).
             * @example 18390
             */
            expectedRefundCents?: number;
            /**
             * Format: int32
             * @description The `keptCents` that the traveller saw. When more would be kept by now, as the booking was paid meanwhile, nothing is
             *     cancelled (409 `CANCELLATION_CHANGED`).
             * @example 0
             */
            expectedKeptCents?: number;
            /**
             * @description Why, if the traveller wants to say.
             * @example Our flight was moved.
             */
            reason?: string | null;
        };
        /** @description The cancelled booking and what went back. */
        CancellationResult: {
            booking: components["schemas"]["Booking"];
            refundedCents: components["schemas"]["EuroCents"];
            balanceCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
        };
        /** @description What shall be different, and the difference in price that the traveller agreed to. */
        BookingChangeRequest: {
            pickupDate?: components["schemas"]["LocalDate"];
            pickupTime?: components["schemas"]["LocalTime"];
            returnDate?: components["schemas"]["OptionalLocalDate"];
            returnTime?: components["schemas"]["OptionalLocalTime"];
            passengers?: components["schemas"]["Passengers"];
            vehicleTypeId?: components["schemas"]["VehicleTypeId"];
            extras?: components["schemas"]["Extras"];
            accessLevel?: components["schemas"]["AccessLevel"];
            travelNumber?: components["schemas"]["TravelNumber"];
            nameBoard?: components["schemas"]["NameBoard"];
            pickupAddress?: components["schemas"]["RideAddress"];
            destinationAddress?: components["schemas"]["RideAddress"];
            specialRequests?: components["schemas"]["SpecialRequests"];
            /**
             * Format: int32
             * @description The `differenceCents` that the traveller saw. When it is another by now, nothing changes (409 `PRICE_CHANGED`).
             * @example 600
             */
            expectedDifferenceCents?: number;
            balanceCents?: components["schemas"]["BalanceToUse"];
        };
        /** @description The booking as it is now. A change that has to be paid for holds once it is paid. */
        BookingChangeResult: {
            booking: components["schemas"]["Booking"];
            /**
             * @description True when the change holds now; false when it waits for the payment at `paymentRedirectUrl`.
             * @example true
             */
            applied: boolean;
            toPayCents: components["schemas"]["EuroCents"];
            creditedCents: components["schemas"]["EuroCents"];
            balanceCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description The page where the difference is paid.
             * @example https://pay.fiacre.example/sandbox/s_5f0c2c1e
             */
            paymentRedirectUrl?: string;
            /**
             * @description Why payment could not start. The change is not made; ask again.
             * @example The payment provider did not answer.
             */
            paymentError?: string;
        };
        /** @description The life of a booking, the oldest step first. */
        BookingEventList: {
            /**
             * @description The steps.
             * @example []
             */
            events: components["schemas"]["BookingEvent"][];
        };
        /** @description Entries of the help centre. */
        FaqList: {
            entries: components["schemas"]["FaqEntries"];
        };
        /**
         * @description Whose look the page wears.
         * @example {
         *       "name": "Hotel Chamonix",
         *       "partner": true,
         *       "logoUrl": null,
         *       "accent": "#0b5d4b",
         *       "onAccent": "#ffffff"
         *     }
         */
        Brand: {
            /**
             * @description The name to show, the partner's or our own.
             * @example Hotel Chamonix
             */
            name: string;
            /**
             * @description Whether it is a partner's, not our own.
             * @example true
             */
            partner: boolean;
            /**
             * @description The path of the logo on this host, null when there is none.
             * @example /brand-logos/4f1c2d
             */
            logoUrl: string | null;
            /**
             * @description Present where the service is a demonstration. No card is charged and no car comes, and whoever shows prices says so.
             * @example true
             * @constant
             */
            demonstration?: true;
            accent: components["schemas"]["Colour"];
            onAccent: components["schemas"]["Colour"];
            booking?: components["schemas"]["FormSettings"];
        };
        /**
         * @description The journey as it is to be booked, in the words of `POST /api/bookings`.
         * @example {
         *       "vehicleTypeId": 1,
         *       "pickupLocation": "Geneva Airport (GVA), Switzerland",
         *       "destination": "Chamonix, France",
         *       "passengers": 2,
         *       "isRoundTrip": false,
         *       "pickupDate": "2026-02-14",
         *       "pickupTime": "14:30",
         *       "returnDate": null,
         *       "returnTime": null
         *     }
         */
        CheckoutJourney: {
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            pickupLocation: components["schemas"]["PlaceText"];
            destination: components["schemas"]["PlaceText"];
            passengers: components["schemas"]["Passengers"];
            /**
             * @description True for a way there and back, false for one way.
             * @example false
             */
            isRoundTrip: boolean;
            pickupDate: components["schemas"]["LocalDate"];
            pickupTime: components["schemas"]["LocalTime"];
            returnDate: components["schemas"]["OptionalLocalDate"];
            returnTime: components["schemas"]["OptionalLocalTime"];
        };
        /** @description The booking that was made of a checkout. */
        BookingOfCheckout: {
            id: components["schemas"]["BookingId"];
            bookingNumber: components["schemas"]["BookingNumber"];
        };
        /** @description A checkout that this browser or this traveller has opened. */
        Checkout: {
            checkoutSessionId: components["schemas"]["CheckoutSessionId"];
            /**
             * @description `open` until it is booked, `booked` until it is paid, then `paid`.
             * @example open
             * @enum {string}
             */
            status: "open" | "booked" | "paid";
            /**
             * @description True when a test key made it; nobody will drive what is booked here.
             * @example false
             */
            test: boolean;
            expiresAt: components["schemas"]["Instant"];
            quote: components["schemas"]["Quote"];
            journey: components["schemas"]["CheckoutJourney"];
            brand: components["schemas"]["Brand"];
            /**
             * Format: uri
             * @description The page to go back to, null when the partner gave none: `cancelUrl` while it is not paid, `returnUrl` afterwards.
             * @example https://hotel.example/transfers
             */
            backUrl: string | null;
            /**
             * @description The booking that was made of it, null until then.
             * @example {
             *       "id": 1042,
             *       "bookingNumber": "FC-7K2M9Q"
             *     }
             */
            booking: components["schemas"]["BookingOfCheckout"] | null;
            /**
             * @description What prices were shown in where the traveller comes from, null when the partner did not say.
             * @example CHF
             */
            currency: components["schemas"]["DisplayCurrency"] | null;
            /**
             * @description What distances were shown in where the traveller comes from, null when the partner did not say.
             * @example km
             */
            distanceUnit: components["schemas"]["DistanceUnit"] | null;
        };
        /** @description The checkout under way, or nothing. */
        CheckoutList: components["schemas"]["Checkout"][];
        /** @description The price that the traveller wants to book, and where to go afterwards. */
        CheckoutSessionRequest: {
            quoteId: components["schemas"]["QuoteId"];
            /**
             * Format: uri
             * @description Where the traveller comes back to after paying, one of the partner's return addresses. Left out, the journey ends on
             *     our site.
             * @example https://hotel.example/transfers
             */
            returnUrl?: string;
            /**
             * Format: uri
             * @description Where the traveller comes back to without having paid, one of the partner's return addresses. Left out, it is
             *     `returnUrl`.
             * @example https://hotel.example/transfers
             */
            cancelUrl?: string;
            locale?: components["schemas"]["Language"];
            currency?: components["schemas"]["DisplayCurrency"];
            distanceUnit?: components["schemas"]["DistanceUnit"];
            attribution?: components["schemas"]["Attribution"];
        };
        /** @description A checkout on our site, ready to be opened. */
        CheckoutSession: {
            checkoutSessionId: components["schemas"]["CheckoutSessionId"];
            /**
             * Format: uri
             * @description Where to send the traveller, at top level. It opens once.
             * @example https://fiacre.example/checkout?session=cs_q3Jc0vQ2mB1sT7uYw8Zk4g
             */
            url: string;
            expiresAt: components["schemas"]["Instant"];
        };
        /**
         * @description The value of `session` in the address that the traveller was sent to. It opens the checkout once.
         * @example cs_q3Jc0vQ2mB1sT7uYw8Zk4g
         */
        CheckoutToken: string;
        /** @description The checkout to open. */
        CheckoutTokenRequest: {
            token: components["schemas"]["CheckoutToken"];
        };
        /**
         * @description The value of `fiacre_result` in the address that the traveller came back to.
         * @example cr_Zk4gq3Jc0vQ2mB1sT7uYw8
         */
        ResultToken: string;
        /** @description The token that the traveller brought back. */
        ResultRequest: {
            resultToken: components["schemas"]["ResultToken"];
        };
        /**
         * @description The booking that came of a checkout. Nothing in it tells who travels, or where.
         * @example {
         *       "outcome": "booked",
         *       "checkoutSessionId": "0198c2b0-1111-7abc-8def-0123456789ab",
         *       "bookingNumber": "FC-7K2M9Q",
         *       "status": "confirmed",
         *       "paymentStatus": "completed",
         *       "totalPrice": 165.51,
         *       "totalPriceCents": 16551,
         *       "discount": 18.39,
         *       "discountCents": 1839,
         *       "currency": "EUR",
         *       "promoCode": "WELCOME10",
         *       "attribution": {
         *         "utm_source": "newsletter"
         *       },
         *       "test": false
         *     }
         */
        BookedCheckout: {
            /**
             * @description `booked` once it is paid; `unpaid` when the traveller came back without having paid what is booked. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "booked" | "unpaid";
            checkoutSessionId: components["schemas"]["CheckoutSessionId"];
            bookingNumber: components["schemas"]["BookingNumber"];
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            totalPrice: components["schemas"]["EuroAmount"];
            totalPriceCents: components["schemas"]["EuroCents"];
            discount: components["schemas"]["EuroAmount"];
            discountCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description The promo code that lowered the price, null when none did.
             * @example WELCOME10
             */
            promoCode: string | null;
            attribution: components["schemas"]["Attribution"];
            /**
             * @description True when a test key made the checkout.
             * @example false
             */
            test: boolean;
        };
        /** @description The traveller came back without a booking. The journey is the one that was asked about, to fill in the form again. */
        CancelledCheckout: {
            /**
             * @description Nothing was booked. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            outcome: "cancelled";
            checkoutSessionId: components["schemas"]["CheckoutSessionId"];
            journey: components["schemas"]["CheckoutJourney"];
            extras: components["schemas"]["Extras"];
            accessLevel: components["schemas"]["AccessLevel"];
            /**
             * @description True when a test key made the checkout.
             * @example false
             */
            test: boolean;
        };
        /** @description What came of a checkout, as `outcome` tells. Nothing in it tells who travels. */
        CheckoutResult: components["schemas"]["BookedCheckout"] | components["schemas"]["CancelledCheckout"];
        /** @description The way back to the partner's page. */
        CheckoutReturn: {
            /**
             * Format: uri
             * @description The partner's page with a one-time token in `fiacre_result`, without one once the result of a booking was taken; null
             *     when the partner gave no address.
             * @example https://hotel.example/transfers?fiacre_result=cr_Zk4gq3Jc0vQ2mB1sT7uYw8
             */
            url: string | null;
        };
        /** @description How bookings can be paid ahead. */
        PaymentMethods: {
            /**
             * @description The ways that are on, the usual one first; none while payments are being set up.
             * @example [
             *       "card",
             *       "bank_transfer"
             *     ]
             */
            methods: components["schemas"]["PaymentMethod"][];
            minimumPrepaymentPercent: components["schemas"]["PrepaymentPercent"];
        };
        /** @description Which booking to pay for, and who pays. */
        PaymentRequest: {
            bookingId: components["schemas"]["BookingId"];
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            email: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["OptionalPhone"];
            address?: components["schemas"]["OptionalAddress"];
            city?: components["schemas"]["OptionalCity"];
            postalCode?: components["schemas"]["OptionalPostalCode"];
            /**
             * @description The payer's country, two letters (ISO 3166-1 alpha-2).
             * @default PL
             * @example PL
             */
            country?: string;
            method?: components["schemas"]["PaymentMethod"];
            prepaymentPercent?: components["schemas"]["PrepaymentPercent"];
            balanceCents?: components["schemas"]["BalanceToUse"];
        };
        /**
         * @description Where to send the traveller. With `manualPayment` it is our own page with the bank details; when nothing is left to pay,
         *     because the account balance covered it all, it is the page that says so.
         */
        PaymentResult: {
            /**
             * @description The payment page. Open it in the same window.
             * @example https://pay.fiacre.example/sandbox/s_5f0c2c1e
             */
            redirect_url: string;
            /**
             * @description True when the traveller pays by bank transfer.
             * @example true
             */
            manualPayment?: boolean;
            bankTransfer?: components["schemas"]["BankTransfer"];
        };
        /** @description What the sandbox gateway tells us about a payment. The same `id` may arrive more than once. */
        SandboxCallback: {
            /**
             * @description The id of this event.
             * @example evt_0198c2a4
             */
            id: string;
            /**
             * @description The payment session it is about.
             * @example s_5f0c2c1e
             */
            sessionId: string;
            /**
             * @description What happened.
             * @example payment.paid
             * @enum {string}
             */
            type: "payment.paid" | "payment.declined" | "payment.processing" | "payment.expired" | "dispute.inquiry" | "dispute.open" | "dispute.won" | "dispute.lost";
            amountCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description The same for the same card, where the payer chose one.
             * @example sandbox card-1
             */
            card?: string;
            /**
             * @description Of a dispute, its id.
             * @example dp_0198c2a4
             */
            disputeId?: string;
            /**
             * @description Of a dispute, what the holder of the card says.
             * @example product_not_received
             */
            reason?: string;
            /**
             * Format: date-time
             * @description Of a dispute, until when it can be answered (UTC).
             * @example 2026-02-20T23:59:59.000Z
             */
            evidenceDueBy?: string;
            createdAt: components["schemas"]["Instant"];
        };
        /**
         * @description An event as Stripe sends it. Only its exact bytes and their signature are trusted.
         * @example {
         *       "id": "evt_1PgJ",
         *       "object": "event",
         *       "type": "checkout.session.completed"
         *     }
         */
        StripeEvent: Record<string, never>;
        /** @description A message to us. All of it is plain text; nothing in it is made a link. */
        ContactMessage: {
            /**
             * @description Who writes, at least 2 characters.
             * @example Maria Kowalska
             */
            name: string;
            email: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["OptionalPhone"];
            /**
             * @description What it is about in a few words, at least 5 characters.
             * @example A second child seat
             */
            subject: string;
            /**
             * @description `general`, `booking`, `payment`, `technical`, `partnership`, `vehicle`, `safety`, `account` or `other`. The longer names are
             *     taken too: general inquiry, booking support, payment issues, technical support, partnership inquiry.
             * @example booking
             */
            category: string;
            /**
             * @description The message, at least 10 characters.
             * @example We will be one child more. Can the driver bring a second seat?
             */
            message: string;
            /**
             * @description The booking it is about. A number that no booking has is left out.
             * @example FC-7K2M9Q
             */
            bookingNumber?: components["schemas"]["BookingNumber"] | null;
            /**
             * @description Stays empty. People do not see this field of the form.
             * @example
             */
            website?: string;
            /**
             * Format: int32
             * @description For how many milliseconds the form had been open.
             * @example 45000
             */
            filledInMs?: number;
        };
        /** @description The service is up and can reach its database. */
        Health: {
            /**
             * @description Always `ok`; anything else is an error answer.
             * @example ok
             * @enum {string}
             */
            status: "ok";
            /**
             * @description The version that is running.
             * @example 0.1.0
             */
            version: string;
        };
        /**
         * @description What happened.
         * @example booking.paid
         * @enum {string}
         */
        BookingEventType: "booking.created" | "booking.paid" | "booking.changed" | "booking.cancelled" | "booking.completed";
        /** @description A booking as the partner that it came from may know it, at the moment of the event. Nothing in it tells who travels, or where. */
        PartnerBooking: {
            bookingNumber: components["schemas"]["BookingNumber"];
            /**
             * Format: int32
             * @description Rises with every step of the booking. An event with a smaller one than you have seen is old news.
             * @example 2
             */
            version: number;
            /**
             * @description The checkout that it came of, null for one that was booked on our own pages.
             * @example 0198c2b0-1111-7abc-8def-0123456789ab
             */
            checkoutSessionId: components["schemas"]["CheckoutSessionId"] | null;
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            passengers: components["schemas"]["Passengers"];
            /**
             * @description True for a way there and back, false for one way.
             * @example false
             */
            isRoundTrip: boolean;
            pickupAt: components["schemas"]["Instant"];
            /**
             * @description When the way back begins, null for one way.
             * @example null
             */
            returnAt: components["schemas"]["Instant"] | null;
            /**
             * @description The time zone of the pickup place, by its IANA name.
             * @example Europe/Paris
             */
            timeZone: string;
            totalPriceCents: components["schemas"]["EuroCents"];
            discountCents: components["schemas"]["EuroCents"];
            paidCents: components["schemas"]["EuroCents"];
            refundedCents: components["schemas"]["EuroCents"];
            currency: components["schemas"]["Currency"];
            /**
             * @description The promo code that lowered the price, null when none did.
             * @example WELCOME10
             */
            promoCode: string | null;
            /**
             * @description True when a test key made the booking. Such events go to addresses of the test mode alone.
             * @example false
             */
            test: boolean;
        };
        /** @description Something that happened to a booking which came from the partner. */
        BookingWebhook: {
            id: components["schemas"]["WebhookEventId"];
            type: components["schemas"]["BookingEventType"];
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["PartnerBooking"];
        };
        /**
         * @description What happened.
         * @example ride.offered
         * @enum {string}
         */
        RideEventType: "ride.offered" | "ride.changed" | "ride.cancelled" | "ride.taken";
        /**
         * Format: int32
         * @description How many of them.
         * @example 2
         */
        ToldCount: number;
        /** @description A ride at the moment of the event. Nothing in it tells who travels, or to which door; `GET /api/carrier/rides/{rideId}` does, for the carrier that has it. */
        ToldRide: {
            rideId: components["schemas"]["RideId"];
            /**
             * Format: int32
             * @description Rises with every step of the ride. An event with a smaller one than you have seen is old news.
             * @example 2
             */
            version: number;
            bookingNumber: components["schemas"]["BookingNumber"];
            leg: components["schemas"]["RideLeg"];
            state: components["schemas"]["RideState"];
            pickupAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /**
             * @description The time zone of the pickup place, by its IANA name.
             * @example Europe/Zurich
             */
            timeZone: string;
            /**
             * @description Where it begins.
             * @example Geneva Airport (GVA), Switzerland
             */
            pickup: string;
            /**
             * @description Where it ends.
             * @example Chamonix-Mont-Blanc, France
             */
            destination: string;
            vehicleTypeId: components["schemas"]["VehicleTypeId"];
            passengers: components["schemas"]["Passengers"];
            suitcases: components["schemas"]["ToldCount"];
            infantSeats: components["schemas"]["ToldCount"];
            childSeats: components["schemas"]["ToldCount"];
            boosterSeats: components["schemas"]["ToldCount"];
            /**
             * @description Whether the driver waits with a name board.
             * @example false
             */
            meetAndGreet: boolean;
            netCents: components["schemas"]["EuroCents"];
            /**
             * @description The offer to accept or to reject; null where nothing is offered.
             * @example 0198c400-2222-7abc-8def-0123456789ab
             */
            offerId: components["schemas"]["RideOfferId"] | null;
            /**
             * @description Until when the offer can be answered; null where nothing is offered.
             * @example 2026-02-10T11:20:00.000Z
             */
            answerUntil: components["schemas"]["Instant"] | null;
            /**
             * @description Until when the carrier says whether it drives the ride as it was changed; null where nothing is asked.
             * @example null
             */
            amendmentUntil: components["schemas"]["Instant"] | null;
            /**
             * @description True for the ride of a test booking, which nobody drives.
             * @example false
             */
            test: boolean;
        };
        /** @description Something that happened to a ride that the carrier was asked to drive, or has. */
        RideWebhook: {
            id: components["schemas"]["WebhookEventId"];
            type: components["schemas"]["RideEventType"];
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["ToldRide"];
        };
        /** @description A paper at the moment of the event. */
        ToldPaper: {
            paperId: components["schemas"]["PaperId"];
            /**
             * Format: int32
             * @description 1 when it was decided on, 2 when it ran out.
             * @example 1
             */
            version: number;
            subject: components["schemas"]["PaperSubject"];
            vehicleId: components["schemas"]["OptionalVehicleId"];
            driverId: components["schemas"]["OptionalDriverId"];
            kind: components["schemas"]["PaperKind"];
            state: components["schemas"]["PaperState"];
            rejection: components["schemas"]["OptionalPaperRejection"];
            expiresOn: components["schemas"]["OptionalDay"];
        };
        /** @description What was decided on a paper of the carrier. */
        PaperWebhook: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description What happened.
             * @example paper.decided
             * @enum {string}
             */
            type: "paper.decided";
            timestamp: components["schemas"]["Instant"];
            data: components["schemas"]["ToldPaper"];
        };
        /** @description Sent on request, to try a receiver. */
        PingWebhook: {
            id: components["schemas"]["WebhookEventId"];
            /**
             * @description What happened.
             * @example ping
             * @enum {string}
             */
            type: "ping";
            timestamp: components["schemas"]["Instant"];
            /** @description Which address is tried. */
            data: {
                /**
                 * Format: uuid
                 * @description The address, by its id.
                 * @example 0198c2f1-1111-7abc-8def-0123456789ab
                 */
                endpointId: string;
            };
        };
    };
    responses: {
        /** @description The request does not have the shape this document asks for. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the session has ended. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Accept` header leaves out the kind of answer this operation gives. */
        NotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests in a short time. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of ours. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is starting, stopping, has lost its database, or is asked more than it can do at once. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The e-mail address or the password is wrong. */
        InvalidCredentials: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A second factor is needed, the account is blocked or closed, or the request came from a page of another site. An account’s state is told only to whoever knows its password. */
        SignInRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link was used, is too old, or never was one. */
        SignInLinkGone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is not right, was used before, or there is nothing to confirm. */
        WrongCode: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request came from a page of another site. */
        ForbiddenOrigin: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no role that may do this, or the request came from a page of another site. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another account has this e-mail address. */
        EmailTaken: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field breaks one of our rules. */
        RegistrationRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field breaks one of our rules. */
        FieldRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else changed the record meanwhile; nothing happened. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field breaks one of our rules, or a new e-mail address came without the right password. */
        ProfileRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link was used, is too old, or never was one. */
        UndoLinkGone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password given as proof is wrong, or the new one breaks a rule. */
        PasswordRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link was used, is too old, or never was one. */
        ResetLinkGone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password was typed too long ago in this session. */
        ProofNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A paid journey is still to come. */
        BookingsAhead: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The same is waiting for a second person already. */
        ApprovalWaits: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The journey breaks one of our rules. */
        JourneyRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The booking cannot be changed so. */
        ChangeConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is too early for a no-show. */
        NoShowConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The booking cannot be cancelled so, or the refund is not one that failed. */
        RefundConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was decided before, its time is over, or the record is not as it was when it was asked for. */
        ApprovalConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody decided on this payment before. */
        ReviewConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody changes their own role, and the last administrator stays one. */
        RoleRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The ride does not stand where this could be done. */
        RideConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The carrier, or what hangs on it, stands otherwise, so this is not possible. */
        CarrierConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The partner key is missing, unknown or revoked. */
        KeyRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The page that asks is not one of the partner, or a secret key was used in a browser. */
        OriginRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The two places cannot be served. */
        RouteRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The price sent cannot be booked: it has changed, expired, or belongs to somebody else. `quote` is a fresh one. */
        QuoteConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link was opened before, or its time is over. */
        CheckoutGone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The journey or the account breaks one of our rules. */
        BookingRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The booking cannot be cancelled so. */
        CancellationConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address to come back to is not one of the partner, or the journey cannot be made any more. */
        ReturnUrlRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The result was taken before. */
        ResultUsed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is unknown, too old, or for another partner. */
        ResultRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The booking cannot be paid any more. */
        PaymentConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field breaks one of our rules, or the idempotency key was used with another body. */
        PaymentRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment provider does not answer. */
        PaymentUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signature is missing, wrong or too old. */
        InvalidSignature: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The event does not fit the payment it names. */
        CallbackRuleViolation: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request carries parameters that this path does not take. */
        HealthBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Accept` header leaves out JSON. */
        HealthNotAcceptable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of ours. */
        HealthInternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is starting, stopping, or has lost its database. */
        HealthUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The receiver does not believe it, or cannot take it now: it is tried again. After 410 nobody is there any more: the address is
         *     switched off, and nothing is sent to it again.
         */
        WebhookNotTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver has taken it. Any answer of 2xx says so; its body is kept for the list of tries alone. */
        WebhookTaken: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The single-use value from the link in the confirmation mail. A value that mail programs have mangled is not a fault
         *     of the request: it leads to the sign-in page like any link that is not valid.
         * @example q3Jc0vQ2mB1sT7uYw8Zk4g
         */
        ConfirmationToken: string;
        /**
         * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
         *     412 and nothing happens. Left out, the change is made whatever others did.
         * @example "q3tRm0o6TzK1vN7yPZ2w9A"
         */
        IfMatch: string;
        /**
         * @description The single-use value from the link in the mail about a changed address. One that mail programs have mangled is a link that does not work.
         * @example q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
         */
        UndoToken: string;
        /**
         * @description The single-use value from the link in the reset mail. One that mail programs have mangled is a link that does not work.
         * @example q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
         */
        ResetToken: string;
        /**
         * @description The `id` of one of the account's sessions.
         * @example 0198c2a4-2e5b-7c11-9d0f-4b1a2c3d4e5f
         */
        SessionIdInPath: components["schemas"]["SessionId"];
        /**
         * @description How many movements to answer at most.
         * @example 50
         */
        BalanceLimit: number;
        /**
         * @description Answers only movements older than this one; `next` of the previous page has it.
         * @example 88
         */
        BalanceBefore: number;
        /**
         * @description Only bookings that stand so.
         * @example pending
         */
        StatusFilter: components["schemas"]["BookingStatus"];
        /**
         * @description Only bookings whose payment stands so.
         * @example pending
         */
        PaymentStatusFilter: components["schemas"]["PaymentStatus"];
        /**
         * @description Only the booking with this number, as it stands on a bank statement or in a mail. Capitals, and blanks around it, do not
         *     matter. A number that no booking has answers an empty list.
         * @example FC-7K2M9Q
         */
        BookingNumberFilter: string;
        /**
         * @description Words that a booking must have, each of them somewhere: in its number, a place, a flight, a phone number, a promo code, the traveller's
         *     name or e-mail address, or the partner's name. Parts of words are enough, and where nothing has them, words spelled nearly so.
         * @example kowalska chamonix
         */
        BookingSearch: components["schemas"]["SearchWords"];
        /**
         * @description Only rides from this day on, by the pickup place's calendar.
         * @example 2026-02-01
         */
        PickupFrom: components["schemas"]["LocalDate"];
        /**
         * @description Only rides until this day, it included.
         * @example 2026-02-28
         */
        PickupTo: components["schemas"]["LocalDate"];
        /**
         * @description Only bookings of this class.
         * @example Economy
         */
        VehicleFilter: components["schemas"]["VehicleClassName"];
        /**
         * @description Only bookings of this account.
         * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
         */
        BookingOfUser: components["schemas"]["UserId"];
        /**
         * @description In which order: `newest` or `oldest` by when it was booked, `soonest` or `latest` by its pickup. The pages of an order follow one
         *     another by `before`, whichever it is.
         * @example soonest
         */
        BookingOrder: "newest" | "oldest" | "soonest" | "latest";
        /**
         * @description How many bookings to answer at most.
         * @example 50
         */
        PageLimit: number;
        /**
         * @description Answers only bookings older than the one with this id. The `Link` header of the previous page carries it.
         * @example 1042
         */
        BeforeBooking: components["schemas"]["BookingId"];
        /**
         * @description Only what was done to one kind of record.
         * @example booking
         */
        AuditSubjectFilter: components["schemas"]["AuditSubject"];
        /**
         * @description With `subject`, only what was done to the record with this id.
         * @example 1042
         */
        AuditSubjectIdFilter: components["schemas"]["AuditSubjectId"];
        /**
         * @description Only what this administrator did.
         * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
         */
        AuditActorFilter: components["schemas"]["UserId"];
        /**
         * @description Only one kind of change.
         * @example booking.status-set
         */
        AuditActionFilter: components["schemas"]["AuditAction"];
        /**
         * @description Only what was done in this one go.
         * @example 0198c2f0-2222-7abc-8def-0123456789ab
         */
        AuditBatchFilter: string;
        /**
         * @description Words of whoever did it, or of the account or the booking that it was done to. Parts of words are enough, and where nothing has them,
         *     words spelled nearly so.
         * @example kowalska
         */
        AuditSearch: components["schemas"]["SearchWords"];
        /**
         * @description Only those of this day or later (UTC).
         * @example 2026-02-01
         */
        ListFrom: components["schemas"]["LocalDate"];
        /**
         * @description Only those until this day, it included (UTC).
         * @example 2026-02-28
         */
        ListTo: components["schemas"]["LocalDate"];
        /**
         * @description How many entries to answer at most.
         * @example 50
         */
        AuditLimit: number;
        /**
         * @description Answers only entries older than this one; `next` of the previous page has it.
         * @example 120
         */
        AuditBefore: number;
        /**
         * @description Only entries of this account.
         * @example booking:1042
         */
        LedgerAccount: components["schemas"]["LedgerAccountName"];
        /**
         * @description Only entries of movements that are about this booking.
         * @example 1042
         */
        LedgerBooking: components["schemas"]["BookingId"];
        /**
         * @description Only entries of the balance of this account, and of its bookings.
         * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
         */
        LedgerPerson: components["schemas"]["UserId"];
        /**
         * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
         * @example kowalska
         */
        ListQuery: components["schemas"]["SearchWords"];
        /**
         * @description How many to answer at most.
         * @example 50
         */
        ListLimit: number;
        /**
         * @description Answers only entries older than this one; `next` of the previous page has it.
         * @example 420
         */
        LedgerBefore: components["schemas"]["LedgerEntryId"];
        /**
         * @description The `postingId` of an entry.
         * @example 0198c2b0-3333-7abc-8def-0123456789ab
         */
        PostingIdInPath: components["schemas"]["LedgerPostingId"];
        /**
         * @description Only attempts that stand so.
         * @example paid
         */
        PaymentStatusOf: components["schemas"]["AdminPaymentStatus"];
        /**
         * @description Only attempts through this gateway.
         * @example stripe
         */
        PaymentGateway: components["schemas"]["GatewayName"];
        /**
         * @description Answers only what follows the one with this id; `next` of the previous page has it.
         * @example 0198c2b0-1111-7abc-8def-0123456789ab
         */
        ListBefore: string;
        /**
         * @description Only codes that hold, or have ended.
         * @example holding
         */
        PromoState: components["schemas"]["PromoStateName"];
        /**
         * @description The `id` of a partner.
         * @example 0198c2e0-1111-7abc-8def-0123456789ab
         */
        PartnerIdInPath: components["schemas"]["PartnerId"];
        /**
         * @description Words that an account must have in its name, its e-mail address or its phone number. Parts of words are enough, and where nothing has
         *     them, words spelled nearly so.
         * @example kowalska
         */
        ClientSearch: components["schemas"]["SearchWords"];
        /**
         * @description Only accounts that are blocked now, whose address nobody has confirmed, or that are administrators.
         * @example blocked
         */
        ClientStanding: "blocked" | "unconfirmed" | "administrators";
        /**
         * @description In which order they come, by when they were made.
         * @example oldest
         */
        ClientOrder: "newest" | "oldest";
        /**
         * @description Answers only messages of this status.
         * @example new
         */
        ContactStatusFilter: components["schemas"]["ContactStatus"];
        /**
         * @description Answers only messages about this.
         * @example booking
         */
        ContactCategoryFilter: components["schemas"]["ContactCategory"];
        /**
         * @description Words that a message must have in its sender's name or e-mail address, its subject or the booking's number. Parts of words are enough, and
         *     where nothing has them, words spelled nearly so.
         * @example kowalska
         */
        ContactSearch: components["schemas"]["SearchWords"];
        /**
         * @description In which order they come, by when they were written.
         * @example oldest
         */
        ContactOrder: "newest" | "oldest";
        /**
         * @description Those that wait, the oldest first, or those that were decided, the last decision first.
         * @example decided
         */
        ReviewState: "waiting" | "decided";
        /**
         * @description The list.
         * @example bookings
         */
        ListNameInPath: components["schemas"]["ListName"];
        /**
         * @description The `id` of one of the caller's views.
         * @example 0198c2f0-1111-7abc-8def-0123456789ab
         */
        SavedViewIdInPath: components["schemas"]["SavedViewId"];
        /**
         * @description The `id` of a task of the kind `mail`.
         * @example 0198c2c0-4444-7abc-8def-0123456789ab
         */
        GivenUpJobId: string;
        /**
         * @description The code, in any case.
         * @example SPRING26
         */
        PromoCodeInPath: components["schemas"]["PromoCodeName"];
        /**
         * @description Which setting.
         * @example features
         */
        SettingKindInPath: components["schemas"]["SettingKind"];
        /**
         * @description Answers only versions older than this one; `next` of the previous page has it.
         * @example 100
         */
        SettingVersionsBefore: components["schemas"]["SettingVersionId"];
        /**
         * @description The `id` of a version of this setting.
         * @example 0
         */
        SettingVersionInPath: components["schemas"]["SettingVersionId"];
        /**
         * @description The `name` of a check that does not stand well.
         * @example jobs
         */
        HealthCheckName: components["schemas"]["HealthCheckName"];
        /**
         * @description The first day (UTC); 30 days up to the last one where it is left out.
         * @example 2026-01-12
         */
        FiguresFrom: components["schemas"]["FigureDate"];
        /**
         * @description The last day (UTC), today where it is left out. The period has at most 366 days.
         * @example 2026-02-10
         */
        FiguresTo: components["schemas"]["FigureDate"];
        /**
         * @description By what the rows are told apart; by day where it is left out.
         * @example day
         */
        FiguresBy: components["schemas"]["FigureDimension"];
        /**
         * @description Whether to answer the figures of test bookings instead.
         * @example false
         */
        FiguresOfTests: boolean;
        /**
         * @description The `id` of a booking.
         * @example 1042
         */
        AdminBookingId: components["schemas"]["BookingId"];
        /**
         * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
         *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
         *     happens twice. The order of the fields does not matter.
         *
         *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
         *     another operation may use the same value. With the same operation, another body is refused with
         *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
         *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
         * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
         */
        IdempotencyKey: string;
        /**
         * @description The `id` of a refund to a card.
         * @example 0198c2d0-4444-7abc-8def-0123456789ab
         */
        CardRefundIdInPath: components["schemas"]["CardRefundId"];
        /**
         * @description The `id` of a chargeback.
         * @example 0198c2f0-6666-7abc-8def-0123456789ab
         */
        ChargebackIdInPath: components["schemas"]["ChargebackId"];
        /**
         * @description The `id` of an approval.
         * @example 0198c2e0-5555-7abc-8def-0123456789ab
         */
        ApprovalIdInPath: components["schemas"]["ApprovalId"];
        /**
         * @description How many payments to answer at most.
         * @example 100
         */
        ReviewLimit: number;
        /**
         * @description Answers only what follows the payment with this id; `next` of the previous page has it.
         * @example 0198c2c0-2222-7abc-8def-0123456789ab
         */
        ReviewBefore: components["schemas"]["PaymentReviewId"];
        /**
         * @description The `id` of a payment that waits.
         * @example 0198c2c0-2222-7abc-8def-0123456789ab
         */
        ReviewId: components["schemas"]["PaymentReviewId"];
        /**
         * @description How many accounts to answer at most.
         * @example 50
         */
        ClientLimit: number;
        /**
         * @description Answers only accounts older than this one; `next` of the previous page has it.
         * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
         */
        ClientBefore: components["schemas"]["UserId"];
        /**
         * @description How many messages to answer at most.
         * @example 50
         */
        ContactLimit: number;
        /**
         * @description Answers only messages older than this one; `next` of the previous page has it.
         * @example 12
         */
        ContactBefore: components["schemas"]["ContactRequestId"];
        /**
         * @description The `id` of a message.
         * @example 12
         */
        ContactIdInPath: components["schemas"]["ContactRequestId"];
        /**
         * @description The `id` of an account.
         * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
         */
        UserIdInPath: components["schemas"]["UserId"];
        /**
         * @description The `id` of an offer.
         * @example 0198c400-2222-7abc-8def-0123456789ab
         */
        RideOfferIdInPath: components["schemas"]["RideOfferId"];
        /**
         * @description The `id` of a ride.
         * @example 0198c400-1111-7abc-8def-0123456789ab
         */
        RideIdInPath: components["schemas"]["RideId"];
        /**
         * @description The booking's number in our records, the `id` of a booking.
         * @example 1042
         */
        BookingIdInPath: components["schemas"]["BookingId"];
        /**
         * @description Which way of the booking.
         * @example outbound
         */
        RideLegInPath: components["schemas"]["RideLeg"];
        /**
         * @description The id of a rating, as the list of tasks has it.
         * @example 0198c600-1111-7abc-8def-0123456789ab
         */
        RatingIdInPath: string;
        /**
         * @description The id of a report, as the list of tasks has it.
         * @example 0198c500-2222-7abc-8def-0123456789ab
         */
        DriverReportIdInPath: string;
        /**
         * @description Pickups within so many hours from now.
         * @example 72
         */
        RideHours: number;
        /**
         * @description The `id` of a vehicle.
         * @example 0198c300-2222-7abc-8def-0123456789ab
         */
        VehicleIdInPath: components["schemas"]["VehicleId"];
        /**
         * @description The `id` of a driver.
         * @example 0198c300-3333-7abc-8def-0123456789ab
         */
        DriverIdInPath: components["schemas"]["DriverId"];
        /**
         * @description The `id` of a file.
         * @example 0198c300-6666-7abc-8def-0123456789ab
         */
        FileIdInPath: components["schemas"]["FileId"];
        /**
         * @description The `id` of an address of webhooks.
         * @example 0198c2f1-1111-7abc-8def-0123456789ab
         */
        WebhookIdInPath: components["schemas"]["WebhookEndpointId"];
        /**
         * @description Only deliveries before this one; the `next` of a list.
         * @example 118
         */
        DeliveriesBefore: number;
        /**
         * @description Only carriers that stand so.
         * @example submitted
         */
        CarrierStateOf: components["schemas"]["CarrierState"];
        /**
         * @description The `id` of a carrier.
         * @example 0198c300-1111-7abc-8def-0123456789ab
         */
        CarrierIdInPath: components["schemas"]["CarrierId"];
        /**
         * @description The `id` of a paper.
         * @example 0198c300-4444-7abc-8def-0123456789ab
         */
        PaperIdInPath: components["schemas"]["PaperId"];
        /**
         * @description The `id` of a case.
         * @example 0198c300-5555-7abc-8def-0123456789ab
         */
        CaseIdInPath: components["schemas"]["CaseId"];
        /**
         * @description A publishable partner key. Pages of other origins name theirs here, where a header would make the browser ask twice;
         *     everywhere else it goes into `Authorization`. Secret keys are refused here.
         * @example pk_demo
         */
        PartnerKey: string;
        /**
         * @description What the traveller has typed so far. Blank text matches nothing and answers an empty list.
         * @example geneva air
         */
        PlaceQuery: components["schemas"]["PlaceText"];
        /**
         * @description Latitude of a point to prefer places near to, usually the pickup. Send it together with `lon`.
         * @example 46.2381
         */
        NearLatitude: components["schemas"]["Latitude"];
        /**
         * @description Longitude of a point to prefer places near to. Send it together with `lat`.
         * @example 6.109
         */
        NearLongitude: components["schemas"]["Longitude"];
        /**
         * @description The language of names in the answer, as a BCP 47 tag. A language we do not have answers in English.
         * @example en
         */
        PlaceLanguage: components["schemas"]["Language"];
        /**
         * @description How many places to answer at most.
         * @example 8
         */
        PlaceLimit: number;
        /**
         * @description Latitude of a point to list airports near to. Send it together with `lon`.
         * @example 46.2
         */
        PointLatitude: components["schemas"]["Latitude"];
        /**
         * @description Longitude of a point to list airports near to. Send it together with `lat`.
         * @example 6.15
         */
        PointLongitude: components["schemas"]["Longitude"];
        /**
         * @description The destination's `code`.
         * @example CH
         */
        DestinationCodeInPath: components["schemas"]["DestinationCode"];
        /**
         * @description The way, as `mapUrl` names it.
         * @example 3f2b8c1d9e0a4b5c6d7e8f9012345678
         */
        RouteIdInPath: components["schemas"]["RouteId"];
        /**
         * @description Answers only entries in this language.
         * @example en
         */
        FaqLanguage: components["schemas"]["Language"];
        /**
         * @description The checkout that this tab is about, where the browser has opened several. Left out, the one that was opened last.
         * @example 0198c2b0-1111-7abc-8def-0123456789ab
         */
        CheckoutOfTab: components["schemas"]["CheckoutSessionId"];
        /**
         * @description The checkout, the `checkoutSessionId` of it.
         * @example 0198c2b0-1111-7abc-8def-0123456789ab
         */
        CheckoutSessionIdInPath: components["schemas"]["CheckoutSessionId"];
        /** @description The event's id, the same in every try. */
        WebhookId: components["schemas"]["WebhookEventId"];
        /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
        WebhookTimestamp: string;
        /**
         * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
         *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description The tag of the record as it stands. Sent back as `If-Match` with a change, the change is made only while the record is still this one. */
        ETag: string;
        /** @description The id of this request in our records. Quote it when you ask support about an answer. */
        RequestId: string;
        /** @description How many requests this caller may make in the current window. */
        RateLimitLimit: number;
        /** @description How many requests are left in the current window. */
        RateLimitRemaining: number;
        /** @description Seconds until the window starts again and the allowance is full. */
        RateLimitReset: number;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description Where the browser goes next. */
        Location: string;
        /**
         * @description The address of the next page (RFC 8288), present only when there are older entries:
         *     `</api/bookings?limit=50&before=1042>; rel="next"`.
         */
        NextPage: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description E-mail address and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. The `Set-Cookie` header carries the new session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["SignInRefused"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["SignInLinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    passSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description Signed in. The `Set-Cookie` header carries the new session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SignInRefused"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endViewing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no second factor any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A code of the app. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The second factor, with new recovery codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["WrongCode"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutByNavigation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; the browser goes to the home page. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The person who registers. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists and the mail is on its way. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RegistrationRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address to write to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address has an account that waits to be confirmed, a mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query: {
                /**
                 * @description The single-use value from the link in the confirmation mail. A value that mail programs have mangled is not a fault
                 *     of the request: it leads to the sign-in page like any link that is not valid.
                 * @example q3Jc0vQ2mB1sT7uYw8Zk4g
                 */
                token: components["parameters"]["ConfirmationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes to the dashboard, or to the sign-in page when the link is not valid. */
            302: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed or not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way, or is not needed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The profile as it should be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["EmailTaken"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ProfileRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No change of address waits any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateEmailChangeUndo: {
        parameters: {
            query: {
                /**
                 * @description The single-use value from the link in the mail about a changed address. One that mail programs have mangled is a link that does not work.
                 * @example q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
                 */
                token: components["parameters"]["UndoToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeUndo"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["UndoLinkGone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link, and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The old address is back, and the password is set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["EmailTaken"];
            410: components["responses"]["UndoLinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address to write to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address has an account, a mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password, as proof. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The password is right. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address to write to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description If the address has an account, a mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePasswordReset: {
        parameters: {
            query: {
                /**
                 * @description The single-use value from the link in the reset mail. One that mail programs have mangled is a link that does not work.
                 * @example q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4
                 */
                token: components["parameters"]["ResetToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["ResetLinkGone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link, and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["ResetLinkGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The present password, and the new one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. The `Set-Cookie` header carries the session’s new id. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in to the account any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of one of the account's sessions.
                 * @example 0198c2a4-2e5b-7c11-9d0f-4b1a2c3d4e5f
                 */
                id: components["parameters"]["SessionIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The preferences as they should be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description The preferences as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. `Content-Disposition` offers it as a file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccountPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["HtmlDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password, as proof. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The account is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["BookingsAhead"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account stays open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: {
                /**
                 * @description How many movements to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["BalanceLimit"];
                /**
                 * @description Answers only movements older than this one; `next` of the previous page has it.
                 * @example 88
                 */
                before?: components["parameters"]["BalanceBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllBookings: {
        parameters: {
            query?: {
                /**
                 * @description Only bookings that stand so.
                 * @example pending
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description Only bookings whose payment stands so.
                 * @example pending
                 */
                paymentStatus?: components["parameters"]["PaymentStatusFilter"];
                /**
                 * @description Only the booking with this number, as it stands on a bank statement or in a mail. Capitals, and blanks around it, do not
                 *     matter. A number that no booking has answers an empty list.
                 * @example FC-7K2M9Q
                 */
                bookingNumber?: components["parameters"]["BookingNumberFilter"];
                /**
                 * @description Words that a booking must have, each of them somewhere: in its number, a place, a flight, a phone number, a promo code, the traveller's
                 *     name or e-mail address, or the partner's name. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska chamonix
                 */
                q?: components["parameters"]["BookingSearch"];
                /**
                 * @description Only rides from this day on, by the pickup place's calendar.
                 * @example 2026-02-01
                 */
                pickupFrom?: components["parameters"]["PickupFrom"];
                /**
                 * @description Only rides until this day, it included.
                 * @example 2026-02-28
                 */
                pickupTo?: components["parameters"]["PickupTo"];
                /**
                 * @description Only bookings of this class.
                 * @example Economy
                 */
                vehicleClass?: components["parameters"]["VehicleFilter"];
                /**
                 * @description Only bookings of this account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId?: components["parameters"]["BookingOfUser"];
                /**
                 * @description In which order: `newest` or `oldest` by when it was booked, `soonest` or `latest` by its pickup. The pages of an order follow one
                 *     another by `before`, whichever it is.
                 * @example soonest
                 */
                sort?: components["parameters"]["BookingOrder"];
                /**
                 * @description How many bookings to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description Answers only bookings older than the one with this id. The `Link` header of the previous page carries it.
                 * @example 1042
                 */
                before?: components["parameters"]["BeforeBooking"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBookingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done to one kind of record.
                 * @example booking
                 */
                subject?: components["parameters"]["AuditSubjectFilter"];
                /**
                 * @description With `subject`, only what was done to the record with this id.
                 * @example 1042
                 */
                subjectId?: components["parameters"]["AuditSubjectIdFilter"];
                /**
                 * @description Only what this administrator did.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                actorId?: components["parameters"]["AuditActorFilter"];
                /**
                 * @description Only one kind of change.
                 * @example booking.status-set
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only what was done in this one go.
                 * @example 0198c2f0-2222-7abc-8def-0123456789ab
                 */
                batchId?: components["parameters"]["AuditBatchFilter"];
                /**
                 * @description Words of whoever did it, or of the account or the booking that it was done to. Parts of words are enough, and where nothing has them,
                 *     words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["AuditSearch"];
                /**
                 * @description Only those of this day or later (UTC).
                 * @example 2026-02-01
                 */
                from?: components["parameters"]["ListFrom"];
                /**
                 * @description Only those until this day, it included (UTC).
                 * @example 2026-02-28
                 */
                to?: components["parameters"]["ListTo"];
                /**
                 * @description How many entries to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["AuditLimit"];
                /**
                 * @description Answers only entries older than this one; `next` of the previous page has it.
                 * @example 120
                 */
                before?: components["parameters"]["AuditBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this account.
                 * @example booking:1042
                 */
                account?: components["parameters"]["LedgerAccount"];
                /**
                 * @description Only entries of movements that are about this booking.
                 * @example 1042
                 */
                bookingId?: components["parameters"]["LedgerBooking"];
                /**
                 * @description Only entries of the balance of this account, and of its bookings.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId?: components["parameters"]["LedgerPerson"];
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description Only those of this day or later (UTC).
                 * @example 2026-02-01
                 */
                from?: components["parameters"]["ListFrom"];
                /**
                 * @description Only those until this day, it included (UTC).
                 * @example 2026-02-28
                 */
                to?: components["parameters"]["ListTo"];
                /**
                 * @description How many to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Answers only entries older than this one; `next` of the previous page has it.
                 * @example 420
                 */
                before?: components["parameters"]["LedgerBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLedgerEntries: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this account.
                 * @example booking:1042
                 */
                account?: components["parameters"]["LedgerAccount"];
                /**
                 * @description Only entries of movements that are about this booking.
                 * @example 1042
                 */
                bookingId?: components["parameters"]["LedgerBooking"];
                /**
                 * @description Only entries of the balance of this account, and of its bookings.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId?: components["parameters"]["LedgerPerson"];
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description Only those of this day or later (UTC).
                 * @example 2026-02-01
                 */
                from?: components["parameters"]["ListFrom"];
                /**
                 * @description Only those until this day, it included (UTC).
                 * @example 2026-02-28
                 */
                to?: components["parameters"]["ListTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedgerPosting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `postingId` of an entry.
                 * @example 0198c2b0-3333-7abc-8def-0123456789ab
                 */
                postingId: components["parameters"]["PostingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerPosting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminPayments: {
        parameters: {
            query?: {
                /**
                 * @description Only attempts that stand so.
                 * @example paid
                 */
                status?: components["parameters"]["PaymentStatusOf"];
                /**
                 * @description Only attempts through this gateway.
                 * @example stripe
                 */
                gateway?: components["parameters"]["PaymentGateway"];
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description Only those of this day or later (UTC).
                 * @example 2026-02-01
                 */
                from?: components["parameters"]["ListFrom"];
                /**
                 * @description Only those until this day, it included (UTC).
                 * @example 2026-02-28
                 */
                to?: components["parameters"]["ListTo"];
                /**
                 * @description How many to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Answers only what follows the one with this id; `next` of the previous page has it.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                before?: components["parameters"]["ListBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPaymentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminPayments: {
        parameters: {
            query?: {
                /**
                 * @description Only attempts that stand so.
                 * @example paid
                 */
                status?: components["parameters"]["PaymentStatusOf"];
                /**
                 * @description Only attempts through this gateway.
                 * @example stripe
                 */
                gateway?: components["parameters"]["PaymentGateway"];
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description Only those of this day or later (UTC).
                 * @example 2026-02-01
                 */
                from?: components["parameters"]["ListFrom"];
                /**
                 * @description Only those until this day, it included (UTC).
                 * @example 2026-02-28
                 */
                to?: components["parameters"]["ListTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPromoCodes: {
        parameters: {
            query?: {
                /**
                 * @description Only codes that hold, or have ended.
                 * @example holding
                 */
                state?: components["parameters"]["PromoState"];
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description How many to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Answers only what follows the one with this id; `next` of the previous page has it.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                before?: components["parameters"]["ListBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPromoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What it takes off, and when and how often. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeRequest"];
            };
        };
        responses: {
            /** @description The code, as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeRecord"];
                };
            };
            /** @description Nothing has changed yet; an approval was asked for. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApprovalWaits"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPromoCodes: {
        parameters: {
            query?: {
                /**
                 * @description Only codes that hold, or have ended.
                 * @example holding
                 */
                state?: components["parameters"]["PromoState"];
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminPartners: {
        parameters: {
            query?: {
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description How many to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Answers only what follows the one with this id; `next` of the previous page has it.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                before?: components["parameters"]["ListBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPartnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminPartners: {
        parameters: {
            query?: {
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a partner.
                 * @example 0198c2e0-1111-7abc-8def-0123456789ab
                 */
                partnerId: components["parameters"]["PartnerIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPartner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGivenUpJobs: {
        parameters: {
            query?: {
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description How many to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Answers only what follows the one with this id; `next` of the previous page has it.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                before?: components["parameters"]["ListBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenUpJobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportGivenUpJobs: {
        parameters: {
            query?: {
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportClients: {
        parameters: {
            query?: {
                /**
                 * @description Words that an account must have in its name, its e-mail address or its phone number. Parts of words are enough, and where nothing has
                 *     them, words spelled nearly so.
                 * @example kowalska
                 */
                search?: components["parameters"]["ClientSearch"];
                /**
                 * @description Only accounts that are blocked now, whose address nobody has confirmed, or that are administrators.
                 * @example blocked
                 */
                standing?: components["parameters"]["ClientStanding"];
                /**
                 * @description In which order they come, by when they were made.
                 * @example oldest
                 */
                sort?: components["parameters"]["ClientOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportContactRequests: {
        parameters: {
            query?: {
                /**
                 * @description Answers only messages of this status.
                 * @example new
                 */
                status?: components["parameters"]["ContactStatusFilter"];
                /**
                 * @description Answers only messages about this.
                 * @example booking
                 */
                category?: components["parameters"]["ContactCategoryFilter"];
                /**
                 * @description Words that a message must have in its sender's name or e-mail address, its subject or the booking's number. Parts of words are enough, and
                 *     where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ContactSearch"];
                /**
                 * @description In which order they come, by when they were written.
                 * @example oldest
                 */
                sort?: components["parameters"]["ContactOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPaymentReviews: {
        parameters: {
            query?: {
                /**
                 * @description Those that wait, the oldest first, or those that were decided, the last decision first.
                 * @example decided
                 */
                state?: components["parameters"]["ReviewState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /**
                 * @description Only what was done to one kind of record.
                 * @example booking
                 */
                subject?: components["parameters"]["AuditSubjectFilter"];
                /**
                 * @description With `subject`, only what was done to the record with this id.
                 * @example 1042
                 */
                subjectId?: components["parameters"]["AuditSubjectIdFilter"];
                /**
                 * @description Only what this administrator did.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                actorId?: components["parameters"]["AuditActorFilter"];
                /**
                 * @description Only one kind of change.
                 * @example booking.status-set
                 */
                action?: components["parameters"]["AuditActionFilter"];
                /**
                 * @description Only what was done in this one go.
                 * @example 0198c2f0-2222-7abc-8def-0123456789ab
                 */
                batchId?: components["parameters"]["AuditBatchFilter"];
                /**
                 * @description Words of whoever did it, or of the account or the booking that it was done to. Parts of words are enough, and where nothing has them,
                 *     words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["AuditSearch"];
                /**
                 * @description Only those of this day or later (UTC).
                 * @example 2026-02-01
                 */
                from?: components["parameters"]["ListFrom"];
                /**
                 * @description Only those until this day, it included (UTC).
                 * @example 2026-02-28
                 */
                to?: components["parameters"]["ListTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is kept of the caller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setListColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list.
                 * @example bookings
                 */
                list: components["parameters"]["ListNameInPath"];
            };
            cookie?: never;
        };
        /** @description The columns, by their names. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListColumns"];
            };
        };
        responses: {
            /** @description How the caller likes the lists now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A name and what it stands for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            /** @description It is kept. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of one of the caller's views.
                 * @example 0198c2f0-1111-7abc-8def-0123456789ab
                 */
                viewId: components["parameters"]["SavedViewIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is forgotten. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of one of the caller's views.
                 * @example 0198c2f0-1111-7abc-8def-0123456789ab
                 */
                viewId: components["parameters"]["SavedViewIdInPath"];
            };
            cookie?: never;
        };
        /** @description Its name from now on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewName"];
            };
        };
        responses: {
            /** @description It has the name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which of them, and what is to be done. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingBatch"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setContactRequestStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which of them, and what is to be done. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactBatch"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideGivenUpJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which of them, and what is to be done. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobBatch"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolvePaymentReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which of them, and what is to be done. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBatch"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which of them, and what is to be done. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockBatch"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryGivenUpJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a task of the kind `mail`.
                 * @example 0198c2c0-4444-7abc-8def-0123456789ab
                 */
                jobId: components["parameters"]["GivenUpJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is tried again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dropGivenUpJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a task of the kind `mail`.
                 * @example 0198c2c0-4444-7abc-8def-0123456789ab
                 */
                jobId: components["parameters"]["GivenUpJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is forgotten. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminHealth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code, in any case.
                 * @example SPRING26
                 */
                code: components["parameters"]["PromoCodeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The code, in any case.
                 * @example SPRING26
                 */
                code: components["parameters"]["PromoCodeInPath"];
            };
            cookie?: never;
        };
        /** @description Its limits. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeChange"];
            };
        };
        responses: {
            /** @description The code, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeRecord"];
                };
            };
            /** @description Nothing has changed yet; an approval was asked for. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApprovalWaits"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The code, in any case.
                 * @example SPRING26
                 */
                code: components["parameters"]["PromoCodeInPath"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeEnd"];
            };
        };
        responses: {
            /** @description The code, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSetting: {
        parameters: {
            query?: {
                /**
                 * @description Answers only versions older than this one; `next` of the previous page has it.
                 * @example 100
                 */
                before?: components["parameters"]["SettingVersionsBefore"];
            };
            header?: never;
            path: {
                /**
                 * @description Which setting.
                 * @example features
                 */
                kind: components["parameters"]["SettingKindInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which setting.
                 * @example features
                 */
                kind: components["parameters"]["SettingKindInPath"];
            };
            cookie?: never;
        };
        /** @description What it would become. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingPreviewRequest"];
            };
        };
        responses: {
            /** @description What would change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Which setting.
                 * @example features
                 */
                kind: components["parameters"]["SettingKindInPath"];
            };
            cookie?: never;
        };
        /** @description What it becomes, from when, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingRequest"];
            };
        };
        responses: {
            /** @description The setting, as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            /** @description Nothing has changed yet; an approval was asked for. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApprovalWaits"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Which setting.
                 * @example features
                 */
                kind: components["parameters"]["SettingKindInPath"];
                /**
                 * @description The `id` of a version of this setting.
                 * @example 0
                 */
                versionId: components["parameters"]["SettingVersionInPath"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingRestoreRequest"];
            };
        };
        responses: {
            /** @description The setting, as it is now. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            /** @description Nothing has changed yet; an approval was asked for. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApprovalWaits"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeHealthCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `name` of a check that does not stand well.
                 * @example jobs
                 */
                name: components["parameters"]["HealthCheckName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is known who is on it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminFigures: {
        parameters: {
            query?: {
                /**
                 * @description The first day (UTC); 30 days up to the last one where it is left out.
                 * @example 2026-01-12
                 */
                from?: components["parameters"]["FiguresFrom"];
                /**
                 * @description The last day (UTC), today where it is left out. The period has at most 366 days.
                 * @example 2026-02-10
                 */
                to?: components["parameters"]["FiguresTo"];
                /**
                 * @description By what the rows are told apart; by day where it is left out.
                 * @example day
                 */
                by?: components["parameters"]["FiguresBy"];
                /**
                 * @description Whether to answer the figures of test bookings instead.
                 * @example false
                 */
                isTest?: components["parameters"]["FiguresOfTests"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportFigures: {
        parameters: {
            query?: {
                /**
                 * @description The first day (UTC); 30 days up to the last one where it is left out.
                 * @example 2026-01-12
                 */
                from?: components["parameters"]["FiguresFrom"];
                /**
                 * @description The last day (UTC), today where it is left out. The period has at most 366 days.
                 * @example 2026-02-10
                 */
                to?: components["parameters"]["FiguresTo"];
                /**
                 * @description By what the rows are told apart; by day where it is left out.
                 * @example day
                 */
                by?: components["parameters"]["FiguresBy"];
                /**
                 * @description Whether to answer the figures of test bookings instead.
                 * @example false
                 */
                isTest?: components["parameters"]["FiguresOfTests"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["FiguresCsv"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits, and how much of each kind. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTaskList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /**
                 * @description Only bookings that stand so.
                 * @example pending
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description Only bookings whose payment stands so.
                 * @example pending
                 */
                paymentStatus?: components["parameters"]["PaymentStatusFilter"];
                /**
                 * @description Only the booking with this number, as it stands on a bank statement or in a mail. Capitals, and blanks around it, do not
                 *     matter. A number that no booking has answers an empty list.
                 * @example FC-7K2M9Q
                 */
                bookingNumber?: components["parameters"]["BookingNumberFilter"];
                /**
                 * @description Words that a booking must have, each of them somewhere: in its number, a place, a flight, a phone number, a promo code, the traveller's
                 *     name or e-mail address, or the partner's name. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska chamonix
                 */
                q?: components["parameters"]["BookingSearch"];
                /**
                 * @description Only rides from this day on, by the pickup place's calendar.
                 * @example 2026-02-01
                 */
                pickupFrom?: components["parameters"]["PickupFrom"];
                /**
                 * @description Only rides until this day, it included.
                 * @example 2026-02-28
                 */
                pickupTo?: components["parameters"]["PickupTo"];
                /**
                 * @description Only bookings of this class.
                 * @example Economy
                 */
                vehicleClass?: components["parameters"]["VehicleFilter"];
                /**
                 * @description Only bookings of this account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId?: components["parameters"]["BookingOfUser"];
                /**
                 * @description In which order: `newest` or `oldest` by when it was booked, `soonest` or `latest` by its pickup. The pages of an order follow one
                 *     another by `before`, whichever it is.
                 * @example soonest
                 */
                sort?: components["parameters"]["BookingOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table, a line each, the names of its columns first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBookingNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendBookingMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description Which mail. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailRequest"];
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminBookingReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminBookingVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminBookingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewChangeOnBehalf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingChangeDraft"];
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChangePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["JourneyRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOnBehalf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description The change, and who asked for it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOnBehalfRequest"];
            };
        };
        responses: {
            /** @description Changed, or waiting for the traveller to pay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOnBehalf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ChangeConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["JourneyRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The money. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMoney"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description The new state. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusRequest"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["NoShowConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description What arrived. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceivedPayment"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            /** @description Nothing has changed yet; an approval was asked for. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApprovalWaits"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewBookingRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description What is to go back. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrder"];
            };
        };
        responses: {
            /** @description What it would do. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RefundConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        /** @description What goes back. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrder"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RefundConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideCardRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a refund to a card.
                 * @example 0198c2d0-4444-7abc-8def-0123456789ab
                 */
                cardRefundId: components["parameters"]["CardRefundIdInPath"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardRefundDecision"];
            };
        };
        responses: {
            /** @description The refund as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RefundConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChargebackEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a chargeback.
                 * @example 0198c2f0-6666-7abc-8def-0123456789ab
                 */
                chargebackId: components["parameters"]["ChargebackIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approvals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an approval.
                 * @example 0198c2e0-5555-7abc-8def-0123456789ab
                 */
                approvalId: components["parameters"]["ApprovalIdInPath"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description The approval as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ApprovalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditTrail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a booking.
                 * @example 1042
                 */
                bookingId: components["parameters"]["AdminBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditTrail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentReviews: {
        parameters: {
            query?: {
                /**
                 * @description Those that wait, the oldest first, or those that were decided, the last decision first.
                 * @example decided
                 */
                state?: components["parameters"]["ReviewState"];
                /**
                 * @description How many payments to answer at most.
                 * @example 100
                 */
                limit?: components["parameters"]["ReviewLimit"];
                /**
                 * @description Answers only what follows the payment with this id; `next` of the previous page has it.
                 * @example 0198c2c0-2222-7abc-8def-0123456789ab
                 */
                before?: components["parameters"]["ReviewBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolvePaymentReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a payment that waits.
                 * @example 0198c2c0-2222-7abc-8def-0123456789ab
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewResolution"];
            };
        };
        responses: {
            /** @description The payment as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ReviewConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Words that an account must have in its name, its e-mail address or its phone number. Parts of words are enough, and where nothing has
                 *     them, words spelled nearly so.
                 * @example kowalska
                 */
                search?: components["parameters"]["ClientSearch"];
                /**
                 * @description Only accounts that are blocked now, whose address nobody has confirmed, or that are administrators.
                 * @example blocked
                 */
                standing?: components["parameters"]["ClientStanding"];
                /**
                 * @description In which order they come, by when they were made.
                 * @example oldest
                 */
                sort?: components["parameters"]["ClientOrder"];
                /**
                 * @description How many accounts to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ClientLimit"];
                /**
                 * @description Answers only accounts older than this one; `next` of the previous page has it.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                before?: components["parameters"]["ClientBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactRequests: {
        parameters: {
            query?: {
                /**
                 * @description Answers only messages of this status.
                 * @example new
                 */
                status?: components["parameters"]["ContactStatusFilter"];
                /**
                 * @description Words that a message must have in its sender's name or e-mail address, its subject or the booking's number. Parts of words are enough, and
                 *     where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ContactSearch"];
                /**
                 * @description Answers only messages about this.
                 * @example booking
                 */
                category?: components["parameters"]["ContactCategoryFilter"];
                /**
                 * @description In which order they come, by when they were written.
                 * @example oldest
                 */
                sort?: components["parameters"]["ContactOrder"];
                /**
                 * @description How many messages to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ContactLimit"];
                /**
                 * @description Answers only messages older than this one; `next` of the previous page has it.
                 * @example 12
                 */
                before?: components["parameters"]["ContactBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficePeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a message.
                 * @example 12
                 */
                contactRequestId: components["parameters"]["ContactIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignContactRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a message.
                 * @example 12
                 */
                contactRequestId: components["parameters"]["ContactIdInPath"];
            };
            cookie?: never;
        };
        /** @description Who. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssigneeRequest"];
            };
        };
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToContactRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a message.
                 * @example 12
                 */
                contactRequestId: components["parameters"]["ContactIdInPath"];
            };
            cookie?: never;
        };
        /** @description The answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyRequest"];
            };
        };
        responses: {
            /** @description The message with its answers. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setContactRequestStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a message.
                 * @example 12
                 */
                contactRequestId: components["parameters"]["ContactIdInPath"];
            };
            cookie?: never;
        };
        /** @description Where it stands. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactStatusRequest"];
            };
        };
        responses: {
            /** @description The message, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description The account, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RoleRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startViewing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description It has begun. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RoleRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOfficeRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /** @description The role, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeRoleChange"];
            };
        };
        responses: {
            /** @description The account, as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RoleRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addClientNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureRequest"];
            };
        };
        responses: {
            /** @description The person was removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofNeeded"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["BookingsAhead"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClientLookedInto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /** @description Why, and for how long. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The account, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an account.
                 * @example 0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f
                 */
                userId: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRideOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open offers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RideOfferList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptRideOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an offer.
                 * @example 0198c400-2222-7abc-8def-0123456789ab
                 */
                offerId: components["parameters"]["RideOfferIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ride, which is the carrier’s. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierRide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectRideOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of an offer.
                 * @example 0198c400-2222-7abc-8def-0123456789ab
                 */
                offerId: components["parameters"]["RideOfferIdInPath"];
            };
            cookie?: never;
        };
        /** @description Why not. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideRefusal"];
            };
        };
        responses: {
            /** @description It is offered to others. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarrierRides: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this day or later (UTC).
                 * @example 2026-02-01
                 */
                from?: components["parameters"]["ListFrom"];
                /**
                 * @description Only those until this day, it included (UTC).
                 * @example 2026-02-28
                 */
                to?: components["parameters"]["ListTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rides. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierRideList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCarrierRide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ride. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierRide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignRide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        /** @description Who drives, and in what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideCrew"];
            };
        };
        responses: {
            /** @description The ride with its driver. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierRide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveBackRide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideRefusal"];
            };
        };
        responses: {
            /** @description It is offered to others. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerRideAmendment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        /** @description Whether it is driven as it was changed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideAmendmentAnswer"];
            };
        };
        responses: {
            /** @description It is known. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceRide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        /** @description What the driver does now. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideProgress"];
            };
        };
        responses: {
            /** @description The ride as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierRide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDriverLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingRides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rides. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRideList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateRide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
                /**
                 * @description Which way of the booking.
                 * @example outbound
                 */
                leg: components["parameters"]["RideLegInPath"];
            };
            cookie?: never;
        };
        /** @description How it was. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingRequest"];
            };
        };
        responses: {
            /** @description The rating. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RideRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDriverRide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The secret of the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverAccess"];
            };
        };
        responses: {
            /** @description The ride. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverRide"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendDriverEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The reports. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverEvents"];
            };
        };
        responses: {
            /** @description Each report with what became of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverEventsTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendDriverPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The position. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverPosition"];
            };
        };
        responses: {
            /** @description Whether it was wanted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverPositionTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a rating, as the list of tasks has it.
                 * @example 0198c600-1111-7abc-8def-0123456789ab
                 */
                ratingId: components["parameters"]["RatingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is settled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleDriverReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a report, as the list of tasks has it.
                 * @example 0198c500-2222-7abc-8def-0123456789ab
                 */
                reportId: components["parameters"]["DriverReportIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is settled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCarrierScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score with its parts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierScore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRides: {
        parameters: {
            query?: {
                /**
                 * @description Pickups within so many hours from now.
                 * @example 72
                 */
                hours?: components["parameters"]["RideHours"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rides. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRideList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRideCarriers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carriers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RideCarrierList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveRide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a ride.
                 * @example 0198c400-1111-7abc-8def-0123456789ab
                 */
                rideId: components["parameters"]["RideIdInPath"];
            };
            cookie?: never;
        };
        /** @description Which carrier, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideGift"];
            };
        };
        responses: {
            /** @description The ride with its carrier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRide"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RideConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCarrier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCarrier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who the carrier is. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierDetails"];
            };
        };
        responses: {
            /** @description The carrier, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitCarrier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is agreed to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierSubmission"];
            };
        };
        responses: {
            /** @description The carrier, which now waits for us. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeCarrier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier, closed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The vehicle. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleDetails"];
            };
        };
        responses: {
            /** @description The carrier with its new vehicle. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeVehicle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a vehicle.
                 * @example 0198c300-2222-7abc-8def-0123456789ab
                 */
                vehicleId: components["parameters"]["VehicleIdInPath"];
            };
            cookie?: never;
        };
        /** @description The vehicle as it is from now on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleChange"];
            };
        };
        responses: {
            /** @description The carrier, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The driver. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverDetails"];
            };
        };
        responses: {
            /** @description The carrier with its new driver. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a driver.
                 * @example 0198c300-3333-7abc-8def-0123456789ab
                 */
                driverId: components["parameters"]["DriverIdInPath"];
            };
            cookie?: never;
        };
        /** @description The driver as they are from now on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DriverChange"];
            };
        };
        responses: {
            /** @description The carrier, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The paper. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperDetails"];
            };
        };
        responses: {
            /** @description The carrier with its new paper. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadCarrierFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file, and nothing else. What it is counts by its content. */
        requestBody: {
            content: {
                "application/pdf": components["schemas"]["FileBytes"];
                "image/jpeg": components["schemas"]["FileBytes"];
                "image/png": components["schemas"]["FileBytes"];
                "image/webp": components["schemas"]["FileBytes"];
            };
        };
        responses: {
            /** @description The file as it is kept. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCarrierFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a file.
                 * @example 0198c300-6666-7abc-8def-0123456789ab
                 */
                fileId: components["parameters"]["FileIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarrierWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCarrierWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where to, and what of. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCarrierWebhook"];
            };
        };
        responses: {
            /** @description The address with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCarrierWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an address of webhooks.
                 * @example 0198c2f1-1111-7abc-8def-0123456789ab
                 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is forgotten. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCarrierWebhookState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an address of webhooks.
                 * @example 0198c2f1-1111-7abc-8def-0123456789ab
                 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        /** @description How it is to stand. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointStanding"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateCarrierWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an address of webhooks.
                 * @example 0198c2f1-1111-7abc-8def-0123456789ab
                 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        /** @description How long the old secret signs along. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotation"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pingCarrierWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an address of webhooks.
                 * @example 0198c2f1-1111-7abc-8def-0123456789ab
                 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarrierWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries before this one; the `next` of a list.
                 * @example 118
                 */
                before?: components["parameters"]["DeliveriesBefore"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of an address of webhooks.
                 * @example 0198c2f1-1111-7abc-8def-0123456789ab
                 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayCarrierWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of an address of webhooks.
                 * @example 0198c2f1-1111-7abc-8def-0123456789ab
                 */
                webhookId: components["parameters"]["WebhookIdInPath"];
            };
            cookie?: never;
        };
        /** @description What is sent again. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description How many are on their way again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarriers: {
        parameters: {
            query?: {
                /**
                 * @description Only carriers that stand so.
                 * @example submitted
                 */
                state?: components["parameters"]["CarrierStateOf"];
                /**
                 * @description Words that each of them must have, each word somewhere. Parts of words are enough, and where nothing has them, words spelled nearly so.
                 * @example kowalska
                 */
                q?: components["parameters"]["ListQuery"];
                /**
                 * @description How many to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
                /**
                 * @description Answers only what follows the one with this id; `next` of the previous page has it.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                before?: components["parameters"]["ListBefore"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. When there are more, `next` is the value of `before` for the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCarrierList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminCarrier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a carrier.
                 * @example 0198c300-1111-7abc-8def-0123456789ab
                 */
                carrierId: components["parameters"]["CarrierIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCarrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideCarrier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The `id` of a carrier.
                 * @example 0198c300-1111-7abc-8def-0123456789ab
                 */
                carrierId: components["parameters"]["CarrierIdInPath"];
            };
            cookie?: never;
        };
        /** @description What becomes of it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarrierDecision"];
            };
        };
        responses: {
            /** @description The carrier, as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCarrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPapersToReview: {
        parameters: {
            query?: {
                /**
                 * @description How many to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["ListLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperQueue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decidePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a paper.
                 * @example 0198c300-4444-7abc-8def-0123456789ab
                 */
                paperId: components["parameters"]["PaperIdInPath"];
            };
            cookie?: never;
        };
        /** @description What becomes of it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperDecision"];
            };
        };
        responses: {
            /** @description The carrier of the paper. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCarrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminCarrierFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a file.
                 * @example 0198c300-6666-7abc-8def-0123456789ab
                 */
                fileId: components["parameters"]["FileIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileBytes"];
                    "image/jpeg": components["schemas"]["FileBytes"];
                    "image/png": components["schemas"]["FileBytes"];
                    "image/webp": components["schemas"]["FileBytes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideScreeningCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of a case.
                 * @example 0198c300-5555-7abc-8def-0123456789ab
                 */
                caseId: components["parameters"]["CaseIdInPath"];
            };
            cookie?: never;
        };
        /** @description What was found. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseDecision"];
            };
        };
        responses: {
            /** @description The carrier that it is about. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCarrier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CarrierConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleTypes: {
        parameters: {
            query?: {
                /**
                 * @description A publishable partner key. Pages of other origins name theirs here, where a header would make the browser ask twice;
                 *     everywhere else it goes into `Authorization`. Secret keys are refused here.
                 * @example pk_demo
                 */
                key?: components["parameters"]["PartnerKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes, in the order to show them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                /**
                 * @description What the traveller has typed so far. Blank text matches nothing and answers an empty list.
                 * @example geneva air
                 */
                q: components["parameters"]["PlaceQuery"];
                /**
                 * @description Latitude of a point to prefer places near to, usually the pickup. Send it together with `lon`.
                 * @example 46.2381
                 */
                lat?: components["parameters"]["NearLatitude"];
                /**
                 * @description Longitude of a point to prefer places near to. Send it together with `lat`.
                 * @example 6.109
                 */
                lon?: components["parameters"]["NearLongitude"];
                /**
                 * @description The language of names in the answer, as a BCP 47 tag. A language we do not have answers in English.
                 * @example en
                 */
                lang?: components["parameters"]["PlaceLanguage"];
                /**
                 * @description How many places to answer at most.
                 * @example 8
                 */
                limit?: components["parameters"]["PlaceLimit"];
                /**
                 * @description A publishable partner key. Pages of other origins name theirs here, where a header would make the browser ask twice;
                 *     everywhere else it goes into `Authorization`. Secret keys are refused here.
                 * @example pk_demo
                 */
                key?: components["parameters"]["PartnerKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places that match, best first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerPlaces: {
        parameters: {
            query?: {
                /**
                 * @description Latitude of a point to list airports near to. Send it together with `lon`.
                 * @example 46.2
                 */
                lat?: components["parameters"]["PointLatitude"];
                /**
                 * @description Longitude of a point to list airports near to. Send it together with `lat`.
                 * @example 6.15
                 */
                lon?: components["parameters"]["PointLongitude"];
                /**
                 * @description The language of names in the answer, as a BCP 47 tag. A language we do not have answers in English.
                 * @example en
                 */
                lang?: components["parameters"]["PlaceLanguage"];
                /**
                 * @description A publishable partner key. Pages of other origins name theirs here, where a header would make the browser ask twice;
                 *     everywhere else it goes into `Authorization`. Secret keys are refused here.
                 * @example pk_demo
                 */
                key?: components["parameters"]["PartnerKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedPlaces"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDestinations: {
        parameters: {
            query?: {
                /**
                 * @description The language of names in the answer, as a BCP 47 tag. A language we do not have answers in English.
                 * @example en
                 */
                lang?: components["parameters"]["PlaceLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationCatalogue"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDestination: {
        parameters: {
            query?: {
                /**
                 * @description The language of names in the answer, as a BCP 47 tag. A language we do not have answers in English.
                 * @example en
                 */
                lang?: components["parameters"]["PlaceLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description The destination's `code`.
                 * @example CH
                 */
                code: components["parameters"]["DestinationCodeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExchangeRates: {
        parameters: {
            query?: {
                /**
                 * @description A publishable partner key. Pages of other origins name theirs here, where a header would make the browser ask twice;
                 *     everywhere else it goes into `Authorization`. Secret keys are refused here.
                 * @example pk_demo
                 */
                key?: components["parameters"]["PartnerKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRouteMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The way, as `mapUrl` names it.
                 * @example 3f2b8c1d9e0a4b5c6d7e8f9012345678
                 */
                id: components["parameters"]["RouteIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["RouteMap"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRouteDrawing: {
        parameters: {
            query?: {
                /**
                 * @description A publishable partner key. Pages of other origins name theirs here, where a header would make the browser ask twice;
                 *     everywhere else it goes into `Authorization`. Secret keys are refused here.
                 * @example pk_demo
                 */
                key?: components["parameters"]["PartnerKey"];
            };
            header?: never;
            path: {
                /**
                 * @description The way, as `mapUrl` names it.
                 * @example 3f2b8c1d9e0a4b5c6d7e8f9012345678
                 */
                id: components["parameters"]["RouteIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shapes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteDrawing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    calculateDistance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The two places. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DistanceRequest"];
            };
        };
        responses: {
            /** @description The way by road. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Distance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RouteRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    calculatePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The journey to price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["JourneyRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    calculatePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The journey to price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassPricesRequest"];
            };
        };
        responses: {
            /** @description The quotes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassPrices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["JourneyRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description How many bookings to answer at most.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description Answers only bookings older than the one with this id. The `Link` header of the previous page carries it.
                 * @example 1042
                 */
                before?: components["parameters"]["BeforeBooking"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Link: components["headers"]["NextPage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The journey and the price the traveller agreed to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description Booked. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["QuoteConflict"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BookingRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        /** @description What the traveller was shown. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["CancellationConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewBookingChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingChangeDraft"];
            };
        };
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChangePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["JourneyRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that this change was made for (RFC 9110). Where somebody else changed the record meanwhile, the answer is
                 *     412 and nothing happens. Left out, the change is made whatever others did.
                 * @example "q3tRm0o6TzK1vN7yPZ2w9A"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        /** @description The change and the difference agreed to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingChangeRequest"];
            };
        };
        responses: {
            /** @description Changed, or waiting for its payment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ChangeConflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["JourneyRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's number in our records, the `id` of a booking.
                 * @example 1042
                 */
                id: components["parameters"]["BookingIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaqEntries: {
        parameters: {
            query?: {
                /**
                 * @description Answers only entries in this language.
                 * @example en
                 */
                lang?: components["parameters"]["FaqLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqList"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrand: {
        parameters: {
            query?: {
                /**
                 * @description A publishable partner key. Pages of other origins name theirs here, where a header would make the browser ask twice;
                 *     everywhere else it goes into `Authorization`. Secret keys are refused here.
                 * @example pk_demo
                 */
                key?: components["parameters"]["PartnerKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The look. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCheckouts: {
        parameters: {
            query?: {
                /**
                 * @description The checkout that this tab is about, where the browser has opened several. Left out, the one that was opened last.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                checkoutSessionId?: components["parameters"]["CheckoutOfTab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout, or none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutList"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The price to book. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionRequest"];
            };
        };
        responses: {
            /** @description Ready to be opened. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["QuoteConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ReturnUrlRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutTokenRequest"];
            };
        };
        responses: {
            /** @description The checkout. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentCheckout: {
        parameters: {
            query?: {
                /**
                 * @description The checkout that this tab is about, where the browser has opened several. Left out, the one that was opened last.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                checkoutSessionId?: components["parameters"]["CheckoutOfTab"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemCheckoutResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultRequest"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["OriginRefused"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["ResultUsed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ResultRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckoutReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The checkout, the `checkoutSessionId` of it.
                 * @example 0198c2b0-1111-7abc-8def-0123456789ab
                 */
                id: components["parameters"]["CheckoutSessionIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            400: components["responses"]["BadRequest"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that is new for each thing you want done, such as a UUID. Send the same key again when you do not know
                 *     whether the first try arrived: the same key with the same body gets the same answer, byte by byte, and nothing
                 *     happens twice. The order of the fields does not matter.
                 *
                 *     A key belongs to the account that sends it, a traveller's or a partner's, and to one operation: another account or
                 *     another operation may use the same value. With the same operation, another body is refused with
                 *     `IDEMPOTENCY_KEY_REUSED`; the id in the path counts as part of the body. What was refused is not kept: put it right
                 *     and send it under the same key. Keys are kept for 30 days, and go with the account when that is removed.
                 * @example 0198c2a4-5b6c-7d8e-9f01-23456789abcd
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The booking and the payer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment page is ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenOrigin"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PaymentRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PaymentUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveSandboxCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event, signed byte for byte. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxCallback"];
            };
        };
        responses: {
            /** @description The event is recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CallbackRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveStripeCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event, signed byte for byte. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            /** @description The event is recorded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidSignature"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CallbackRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message has arrived. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForbiddenOrigin"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldRuleViolation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["HealthBadRequest"];
            406: components["responses"]["HealthNotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["HealthInternalError"];
            503: components["responses"]["HealthUnavailable"];
        };
    };
    webhookBookingCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookBookingPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookBookingChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookBookingCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookBookingCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookRideOffered: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookRideChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookRideCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookRideTaken: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RideWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookPaperDecided: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaperWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
    webhookPing: {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in every try. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this try was signed, in seconds since 1970. Refuse what is more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the HMAC-SHA256 in base64 of `<webhook-id>.<webhook-timestamp>.<body>` by the secret of the address, which is what
                 *     stands in base64 after `whsec_`. Two of them, with a space between, while a secret is being replaced.
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PingWebhook"];
            };
        };
        responses: {
            204: components["responses"]["WebhookTaken"];
            default: components["responses"]["WebhookNotTaken"];
        };
    };
}
