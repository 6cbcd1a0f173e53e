const { guardedRouter } = require('../../../questions/guarded-router');

module.exports = guardedRouter('api::enquiry.enquiry');
