/** All pictures are as large, in their own units; cards show them a third to a half of it. */
export const WIDTH = 1200
export const HEIGHT = 800
